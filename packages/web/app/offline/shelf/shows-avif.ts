/** One white pixel: only trying it tells whether a browser shows AVIF. */
const pixel =
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAA' +
  'AAAA+gABAAAAAAAAAB4AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgQAMAAAA' +
  'ABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAmbWRhdBIACggYAAaICGg0IDIQH/eHhRXAACwAAJA1jjx9ZA==';

/** Whether this browser takes AVIF where a page offers it, so that what is kept is what its pages ask for. */
export async function showsAvif(): Promise<boolean> {
  const image = new Image();
  image.src = `data:image/avif;base64,${pixel}`;
  return image.decode().then(
    () => true,
    () => false,
  );
}
