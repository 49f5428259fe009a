import type { FormatErrorCode } from '@letsread/formats/format-error.ts';
import { FormatError } from '@letsread/formats/format-error.ts';
import { decodePieces } from './decode-pieces.ts';
import { readGrapheme } from './grapheme.ts';
import { decodableStage } from './parse-word.ts';
import { foldWord, groupName } from './ready-scheme.ts';
import type { Scheme } from './scheme.ts';
import { schemeShape } from './scheme.ts';

/**
 * Reads a scheme file (JSON) and makes sure that it holds together. Throws FormatError
 * scheme-damaged: no JSON, or not of the shape that `scheme.ts` tells;
 * scheme-stage-out-of-order: stages are not 1, 2, 3 …, or one brings nothing;
 * scheme-grapheme-unreadable, scheme-grapheme-repeated: its notation is none, or an earlier stage teaches it;
 * scheme-rule-missing: two graphemes of the same letters, and no rule to tell them apart;
 * scheme-rule-unknown: a rule or an ending of a grapheme that no stage teaches, or a rule that names a group there is not;
 * scheme-sight-word-repeated; scheme-sight-word-decodable: its letters are all taught by then and it is not said to be irregular.
 */
export function readScheme(text: string, file: string): Scheme {
  const scheme = readShape(text, file);
  for (const fault of [stageFault, graphemeFault, ruleFault, sightWordFault]) {
    const found = fault(scheme);
    if (found !== undefined) throw new FormatError(found.code, { file, message: found.message });
  }
  return scheme;
}

type Fault = { code: FormatErrorCode; message: string };

function readShape(text: string, file: string): Scheme {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new FormatError('scheme-damaged', { file, message: `not JSON: ${String(error)}` });
  }
  const { data, error } = schemeShape.safeParse(json);
  if (data !== undefined) return data;
  const [issue] = error.issues;
  throw new FormatError('scheme-damaged', { file, message: `${issue?.path.join('.')}: ${issue?.message}` });
}

function stageFault({ stages }: Scheme): Fault | undefined {
  const code = 'scheme-stage-out-of-order';
  for (const [index, { n, graphemes, sightWords, maxGraphemes = Infinity }] of stages.entries()) {
    if (n !== index + 1) return { code, message: `stage ${n} stands where ${index + 1} should` };
    const limit = index === 0 ? 0 : (stages[index - 1]?.maxGraphemes ?? Infinity);
    if (maxGraphemes < limit) return { code, message: `stage ${n} has shorter words than the one before` };
    if (graphemes.length === 0 && sightWords.length === 0 && maxGraphemes === limit)
      return { code, message: `stage ${n} brings nothing` };
  }
  return undefined;
}

function graphemeFault({ stages, rules }: Scheme): Fault | undefined {
  const met = new Set<string>();
  const general = new Map<string, string>();
  for (const label of stages.flatMap(({ graphemes }) => graphemes)) {
    const grapheme = readGrapheme(label);
    if (grapheme === undefined) return { code: 'scheme-grapheme-unreadable', message: `"${label}" is no grapheme` };
    if (met.has(label)) return { code: 'scheme-grapheme-repeated', message: `"${label}" is taught twice` };
    met.add(label);
    if (rules[label] !== undefined) continue;
    const spelling = `${grapheme.position} ${grapheme.first} ${grapheme.last}`;
    const other = general.get(spelling);
    if (other !== undefined)
      return { code: 'scheme-rule-missing', message: `nothing tells "${label}" from "${other}"` };
    general.set(spelling, label);
  }
  return undefined;
}

function ruleFault({ stages, rules, endings, groups = {} }: Scheme): Fault | undefined {
  const taught = new Set(stages.flatMap(({ graphemes }) => graphemes));
  const named = [...Object.keys(rules), ...endings.flatMap(({ graphemes }) => graphemes)];
  const unknown = named.find((label) => !taught.has(label));
  if (unknown !== undefined) return { code: 'scheme-rule-unknown', message: `no stage teaches "${unknown}"` };
  const groupless = Object.values(rules)
    .flatMap(({ before = [], notBefore = [], after = [], notAfter = [] }) => [before, notBefore, after, notAfter])
    .flat()
    .map(groupName)
    .find((name) => name !== undefined && groups[name] === undefined);
  return groupless === undefined
    ? undefined
    : { code: 'scheme-rule-unknown', message: `there is no group "${groupless}"` };
}

function sightWordFault(scheme: Scheme): Fault | undefined {
  const met = new Set<string>();
  const irregular = new Set(scheme.irregularWords.map((word) => foldWord(word, scheme)));
  for (const { n, sightWords } of scheme.stages) {
    for (const written of sightWords) {
      const word = foldWord(written, scheme);
      if (met.has(word)) return { code: 'scheme-sight-word-repeated', message: `"${written}" is taught twice` };
      met.add(word);
      const stage = irregular.has(word) ? null : decodableStage(decodePieces(word, scheme), scheme);
      if (stage !== null && stage <= n) {
        const message = `"${written}" of stage ${n} can be sounded out from stage ${stage} on`;
        return { code: 'scheme-sight-word-decodable', message };
      }
    }
  }
  return undefined;
}
