// What the door says and understands of PostgreSQL's protocol, version 3: https://www.postgresql.org/docs/15/protocol-message-formats.html

/** A message with its letter, and the whole of its bytes. */
export interface WireMessage {
  letter: string;
  bytes: Buffer;
}

export const authenticationOk = message('R', int32(0));
export const passwordRequest = message('R', int32(3));
export const ready = message('Z', Buffer.from('I'));
export const greeting = Buffer.concat(
  Object.entries({
    server_version: '15',
    client_encoding: 'UTF8',
    integer_datetimes: 'on',
    standard_conforming_strings: 'on',
  })
    .map(([name, value]) => message('S', Buffer.from(`${name}\0${value}\0`)))
    .concat(ready),
);

export function errorResponse(code: string, text: string): Buffer {
  return message('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`));
}

/** Takes the whole messages off the front of what came; `rest` begins with one that has not come whole. */
export function splitMessages(bytes: Buffer): { messages: WireMessage[]; rest: Buffer } {
  const messages: WireMessage[] = [];
  let at = 0;
  while (bytes.length >= at + 5) {
    const end = at + 1 + bytes.readUInt32BE(at + 1);
    if (bytes.length < end) break;
    messages.push({ letter: bytes.toString('latin1', at, at + 1), bytes: bytes.subarray(at, end) });
    at = end;
  }
  return { messages, rest: bytes.subarray(at) };
}

/** Channel and payload of a NotificationResponse. */
export function readNotice({ bytes }: WireMessage): { channel: string; payload: string } {
  const [channel = '', payload = ''] = bytes.toString('utf8', 9).split('\0');
  return { channel, payload };
}

function message(letter: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(letter), int32(body.length + 4), body]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
