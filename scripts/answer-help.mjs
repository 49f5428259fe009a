/**
 * Says how a command is used where somebody asks that of it, and ends it: before anything is installed, built or written. Plain
 * JavaScript without a dependency, as prepare.mjs.
 */
export function answerHelp(usage) {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return;
  console.log(`Use: ${usage}`);
  process.exit(0);
}
