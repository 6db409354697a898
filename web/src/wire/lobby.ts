/** The HTTP part around the tables: the lobby, invitations, seats, devices. */
import { ask } from "./api";
import type { Device, Me, MyLink, Rematch, SeatChange, TableInfo } from "./types";

const part = encodeURIComponent;

export const getLobby = (): Promise<TableInfo[]> => ask("GET", "/api/lobby");
export const getInvitation = (code: string): Promise<TableInfo> => ask("GET", `/api/invitations/${part(code)}`);
export const changeSeat = (table: string, seat: number, change: SeatChange): Promise<TableInfo> =>
  ask("POST", `/api/tables/${part(table)}/seats/${seat}`, change);
export const startTable = (table: string): Promise<TableInfo> => ask("POST", `/api/tables/${part(table)}/start`);
export const playAgain = (table: string, wish: Rematch = {}): Promise<TableInfo> =>
  ask("POST", `/api/tables/${part(table)}/rematch`, wish);
export const qrPath = (table: string): string => `/api/tables/${part(table)}/qr`;

export const newLink = (): Promise<MyLink> => ask("POST", "/api/me/link");
export const useLink = (token: string): Promise<Me> => ask("POST", "/api/here", { token });
export const getDevices = (): Promise<Device[]> => ask("GET", "/api/me/devices");
export const signOut = (device: string): Promise<Device[]> => ask("DELETE", `/api/me/devices/${part(device)}`);
