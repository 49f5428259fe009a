import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { RequestLimits } from './limit-requests.ts';

const example = 'give pairs such as Mekong Library=a-key-of-32-characters-or-more, parted by commas';

/** The setting PARTNER_KEYS: "name=key, …"; a name is for the operator, who takes a key back by its name. */
export const partnerKeys = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .filter((pair) => pair.trim() !== '')
      .map((pair) => {
        const [, name = '', key = ''] = /^([^=]+)=([\w.~+/-]+=*)$/.exec(pair.trim()) ?? [];
        return { name: name.trim(), key };
      }),
  )
  .refine((partners) => partners.every(({ name, key }) => name !== '' && key.length >= 32), example)
  .refine(
    (partners) => new Set(partners.map(({ key }) => key)).size === partners.length,
    'give each partner its own key',
  );

export type PartnerKeys = z.output<typeof partnerKeys>;

/** Partners that carry whole libraries away have a key; for all others the number of files made a minute is limited. */
export function allowMaking(
  countMadeFile: RequestLimits['countMadeFile'],
  partners: PartnerKeys,
): typeof countMadeFile {
  return async (request) => {
    const partner = findPartner(request, partners);
    if (partner === undefined) return countMadeFile(request);
    request.log.info({ partner }, 'a file is made for a partner');
  };
}

/** The name of the partner whose key comes with a request as `Authorization: Bearer <key>`; undefined for everybody else. */
function findPartner({ headers }: Pick<FastifyRequest, 'headers'>, partners: PartnerKeys): string | undefined {
  const sent = digest(headers.authorization?.replace(/^Bearer\s+/i, '') ?? '');
  return partners.find(({ key }) => timingSafeEqual(digest(key), sent))?.name;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
