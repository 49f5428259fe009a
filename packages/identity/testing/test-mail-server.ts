import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface TestMailServer {
  url: string;
  received: string[];
  tries: () => number;
  close: () => void;
}

/** A mail server of a few lines (RFC 5321), which keeps what it is given. */
export async function openTestMailServer(answerToSender = '250 ok'): Promise<TestMailServer> {
  const received: string[] = [];
  let tries = 0;
  const server = createServer((socket: Socket) => {
    let isData = false;
    let text = '';
    socket.write('220 test ESMTP\r\n');
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      text += bytes.toString();
      for (
        let end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        end >= 0;
        end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n')
      ) {
        const part = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        if (isData) {
          received.push(part);
          isData = false;
          socket.write('250 kept\r\n');
        } else if (part.startsWith('MAIL FROM')) {
          tries += 1;
          socket.write(`${answerToSender}\r\n`);
        } else if (part === 'DATA') {
          isData = true;
          socket.write('354 go on\r\n');
        } else if (part === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, received, tries: () => tries, close: () => server.close() };
}
