/** So long the network may take where there is a copy. */
const patienceMs = 4000;

/** What the network answers; undefined where it fails, takes too long, or the server behind the gateway is away. */
export async function answerInTime(fresh: Promise<Response>): Promise<Response | undefined> {
  const first = await Promise.race([
    fresh.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs)),
  ]);
  return first !== undefined && first.status >= 502 && first.status <= 504 ? undefined : first;
}
