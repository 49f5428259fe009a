/**
 * Prints how a command is used where that is all that was asked for; false where there is something to do. A command that takes
 * words of its own would else answer `--help` as a mistake.
 */
export function printHelp(usage: string, words: readonly string[] = process.argv.slice(2)): boolean {
  const end = words.indexOf('--');
  const options = end === -1 ? words : words.slice(0, end);
  if (!options.some((word) => word === '--help' || word === '-h')) return false;
  process.stdout.write(`Use: ${usage}\n`);
  return true;
}
