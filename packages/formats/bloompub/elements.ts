import { elementsOf, type XmlElement } from '../epub/markup/read-xml.ts';

export function hasClass({ attributes }: XmlElement, name: string): boolean {
  return (attributes['class'] ?? '').split(/\s+/).includes(name);
}

/** All elements that are meant, in the order of the document; `isLeft`: what is in them is not looked at. */
export function find(
  element: XmlElement,
  isMeant: (element: XmlElement) => boolean,
  isLeft: (element: XmlElement) => boolean = () => false,
): XmlElement[] {
  return elementsOf(element).flatMap((child) => {
    if (isLeft(child)) return [];
    return [...(isMeant(child) ? [child] : []), ...find(child, isMeant, isLeft)];
  });
}

/** XML keeps the capitals of an attribute's name and HTML does not: data-audioRecordingEndTimes. */
export function attributeOf({ attributes }: XmlElement, name: string): string | undefined {
  return attributes[name] ?? Object.entries(attributes).find(([each]) => each.toLowerCase() === name)?.[1];
}
