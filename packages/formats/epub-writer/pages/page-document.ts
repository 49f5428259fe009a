import type { PublicationLanguage } from '../../publication.ts';
import { escapeAttribute, escapeText } from '../escape-xml.ts';

/** `lang`, `xml:lang` and `dir` of an element. */
export function languageAttributes({ tag, direction }: Pick<PublicationLanguage, 'tag' | 'direction'>): string {
  const lang = escapeAttribute(tag);
  return `lang="${lang}" xml:lang="${lang}" dir="${direction}"`;
}

/** An XHTML document of the book, whole. `head` and `body` are XHTML; `style` is the address of the style sheet. */
export function pageDocument(about: {
  title: string;
  language: PublicationLanguage;
  style: string;
  head?: string;
  bodyType?: string;
  body: string;
}): string {
  const { title, language, style, head = '', bodyType, body } = about;
  const type = bodyType === undefined ? '' : ` epub:type="${bodyType}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" ${languageAttributes(language)}>
<head>
<meta charset="UTF-8"/>
<title>${escapeText(title)}</title>
${head}<link rel="stylesheet" type="text/css" href="${style}"/>
</head>
<body${type}>
${body}
</body>
</html>
`;
}
