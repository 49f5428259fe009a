import type { Translate } from '@letsread/interface-text/translator.ts';

import { moodPictures, reasonPictures } from './mood-pictures.ts';

/**
 * How the book was, by faces; for SAD and BAD also why. Not seen until the script knows that somebody reads who can be asked:
 * what is not seen fetches no picture.
 */
export function MoodQuestion({ t }: { t: Translate }) {
  return (
    <form className="end__part" data-moods="" data-thanks={t('reading.moods.thanks')} data-waits="">
      <fieldset className="moods">
        <legend>{t('reading.moods.question')}</legend>
        {Object.entries(moodPictures).map(([mood, picture]) => (
          <Face
            key={mood}
            name="mood"
            value={mood}
            picture={picture}
            words={t(`reading.moods.${mood as keyof typeof moodPictures}`)}
          />
        ))}
      </fieldset>
      <fieldset className="moods" data-why="" hidden>
        <legend>{t('reading.moods.why')}</legend>
        {Object.entries(reasonPictures).map(([reason, picture]) => (
          <Face
            key={reason}
            name="reason"
            value={reason}
            picture={picture}
            words={t(`reading.moods.${reason as keyof typeof reasonPictures}`)}
          />
        ))}
      </fieldset>
      <p role="status" />
    </form>
  );
}

function Face({ name, value, picture, words }: { name: string; value: string; picture: string; words: string }) {
  return (
    <label className="mood">
      <input type="radio" name={name} value={value} />
      <img src={picture} alt="" width="44" height="44" loading="lazy" decoding="async" draggable={false} />
      <span>{words}</span>
    </label>
  );
}
