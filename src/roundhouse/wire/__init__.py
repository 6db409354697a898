"""What travels between server and client: typed structs, from which schema and TypeScript types are made."""
