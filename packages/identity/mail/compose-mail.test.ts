import { interfaceLanguages } from '@letsread/interface-text/interface-languages.ts';
import { describe, expect, test } from 'vitest';
import { composeMail, type MailKind } from './compose-mail.ts';

const kinds: MailKind[] = ['verify', 'exists', 'change', 'changing', 'unused', 'reset', 'goodbye'];
const link = 'https://library.example/login/verify?token=a"b&c';

describe.each(interfaceLanguages)('the mails in $englishName', ({ code, tag, direction }) => {
  test.each(kinds)('%s: one language through, as text and as HTML that asks for nothing', (kind) => {
    const { to, subject, text, html } = composeMail(kind, { to: 'joseph@example.org', link, language: tag });
    expect([to, subject.includes('\n')]).toEqual(['joseph@example.org', false]);
    expect(text.split('\n\n').map((part) => part.trim())).toEqual([expect.any(String), link, expect.any(String)]);
    expect(html).toContain(`<html lang="${tag}" dir="${direction}">`);
    expect(html).toContain('href="https://library.example/login/verify?token=a&quot;b&amp;c"');
    // A picture, a letter or a style from elsewhere would tell who opened the mail, and when.
    expect(html.match(/https?:|url\(|@import|<img|<link|<script/g)).toEqual(['https:']);
    for (const part of [subject, ...text.split('\n\n').filter((one) => one !== link)])
      expect(html).toContain(part.trim().replaceAll('"', '&quot;'));
    if (code !== 'en') expect(subject).not.toBe(composeMail(kind, { to, link, language: 'en' }).subject);
  });
});

test('a language that we lack is written to in English', () => {
  expect(composeMail('reset', { to: 'joseph@example.org', link, language: 'tlh' }).subject).toBe(
    'Choose a new password',
  );
});
