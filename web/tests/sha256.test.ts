import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { hex, hmac, sha256, unhex, utf8 } from "../src/verify/sha256";

const filled = (length: number): Uint8Array => Uint8Array.from({ length }, (_, n) => (n * 151 + length) % 256);

describe("SHA-256 of our own", () => {
  it("gives what the standard gives", () => {
    expect(hex(sha256(utf8("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(hex(sha256(utf8("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });

  it("agrees with another one at every length around the blocks", () => {
    for (const length of [...Array(200).keys(), 1_000, 65_536, 200_001]) {
      const message = filled(length);
      expect(hex(sha256(message)), String(length)).toBe(createHash("sha256").update(message).digest("hex"));
    }
  });

  it("makes the same HMAC with keys of every length", () => {
    for (const length of [0, 1, 32, 63, 64, 65, 96, 320]) {
      const [key, message] = [filled(length), filled(77)];
      expect(hex(hmac(key, message))).toBe(createHmac("sha256", key).update(message).digest("hex"));
    }
  });

  it("reads hexadecimal and refuses what is none", () => {
    expect(unhex("00ff10")).toEqual(Uint8Array.from([0, 255, 16]));
    for (const wrong of ["0", "0g", "FF", " 00"]) expect(unhex(wrong)).toBeNull();
  });
});
