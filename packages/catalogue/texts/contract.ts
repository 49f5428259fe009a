import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { id } from '@letsread/http/values.ts';
import { z } from 'zod';
import { englishLanguageId, languageMark } from '../contract.ts';

const langId = id.describe('The language');

export const getInterfaceText = defineEndpoint('getInterfaceText', {
  method: 'GET',
  path: '/kv/get/localization_reader_new_{langId}::-1',
  summary: 'The words of the app in a language: JSON with fields and direction; fields is empty where there are none.',
  who: 'anyone',
  params: z.object({ langId }),
  output: z.object({ value: z.string().describe('JSON: { "fields": { key: text }, "direction": "ltr" | "rtl" }') }),
  problems: { 'language-not-found': 404 },
  cache: 'public',
  example: { params: { langId: englishLanguageId } },
});

export const pageText = z
  .object({
    language: languageMark
      .pick({ languageISOCode: true, direction: true })
      .describe('Of the text: English where there is none in the language asked for'),
    title: z.string(),
    intro: z.string().describe('Markdown: what stands before the first part'),
    parts: z.array(
      z.object({
        id: z.string().describe('The same in every language; the anchor of the part on its page'),
        title: z.string(),
        markdown: z.string().describe('Markdown, with headings from the third rank on; a tag in it is meant as text'),
      }),
    ),
  })
  .meta({ id: 'PageText' });
export type PageText = z.output<typeof pageText>;

export const getPageText = defineEndpoint('getPageText', {
  method: 'GET',
  path: '/page-text/{page}/{langId}',
  summary: 'A page about the library: what it is, its terms, its accessibility; English for a language without one.',
  who: 'anyone',
  params: z.object({
    page: z.enum(['about', 'terms', 'accessibility']).describe('Which page'),
    langId,
  }),
  output: pageText,
  cache: 'public',
  example: { params: { page: 'about', langId: englishLanguageId } },
});
