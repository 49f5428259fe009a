import { declareCall } from '@letsread/http/call.ts';
import { id } from '@letsread/http/values.ts';
import { z } from 'zod';

export const avatar = z
  .object({ id, name: z.string().describe('In English'), imageUrl: z.string() })
  .meta({ id: 'Avatar' });
export type Avatar = z.output<typeof avatar>;

export const listAvatars = declareCall('listAvatars', {
  method: 'GET',
  path: '/avatar',
  summary: 'The pictures a profile may have: animals and plants.',
  who: 'anyone',
  output: z.array(avatar),
  kept: 'public',
});
