import sql from 'sql-template-tag';

const channel = (from: number) => sql`('x' || substr(picture.colour, ${from}::integer, 2))::bit(8)::integer`;
const channels = sql`${channel(2)}, ${channel(4)}, ${channel(6)}`;

/** Lines on white paper: on average nearly white, and of no colour. */
const isLineDrawing = sql`(least(${channels}) > 195 and greatest(${channels}) - least(${channels}) < 12)`;

/** What a cover is on the string, on a screen with two pixels in one. */
export const coverWorth = sql`case when picture.id is null then 0
  when least(picture.width, picture.height) >= 300
    and 3 * least(picture.width, picture.height) >= 2 * greatest(picture.width, picture.height)
    and not ${isLineDrawing} then 2
  else 1 end`;
