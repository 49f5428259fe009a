const escaped = /^(\s*)\\(\\*#{1,6}\s*)$/;

/** Whether a line is a page break: exactly `##`, or `#` marks alone on a line, which is how a damaged break looks. */
export function isPageBreak(line: string): boolean {
  return line === '##' || (line.includes('#') && /^\s*#{1,6}\s*$/.test(line));
}

/** A line of text that would be read as a page break gets a backslash, as does one that looks so escaped; `unescapePageBreak` takes it off. */
export function escapePageBreak(line: string): string {
  return line.includes('#') ? line.replace(/^(\s*)(\\*#{1,6}\s*)$/, '$1\\$2') : line;
}

/** The line as meant: `\##` is the text `##`. */
export function unescapePageBreak(line: string): string {
  return line.includes('\\') ? line.replace(escaped, '$1$2') : line;
}
