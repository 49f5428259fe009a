/** Lower-case Latin letters that Unicode does not take apart, and the plain letters a reader would type for them. */
export const plainLatinLetters: Record<string, string> = {
  đ: 'd', ð: 'd', ɖ: 'd', ɗ: 'd', ø: 'o', ɔ: 'o', ɵ: 'o', ł: 'l', ɫ: 'l', ı: 'i', ɨ: 'i', ɩ: 'i', æ: 'ae', œ: 'oe', ß: 'ss', þ: 'th',
  ɛ: 'e', ə: 'e', ǝ: 'e', ɜ: 'e', ŋ: 'n', ɲ: 'n', ɳ: 'n', ƞ: 'n', ɓ: 'b', ƀ: 'b', ƙ: 'k', ĸ: 'k', ɠ: 'g', ɣ: 'g', ǥ: 'g', ɡ: 'g', ƒ: 'f',
  ħ: 'h', ɦ: 'h', ŧ: 't', ƭ: 't', ʈ: 't', ƈ: 'c', ɕ: 'c', ƥ: 'p', ƴ: 'y', ʋ: 'v', ʊ: 'u', ʉ: 'u', ʌ: 'a', ɑ: 'a', ʃ: 's', ʒ: 'z', ƶ: 'z',
  ɍ: 'r', ɽ: 'r', ɾ: 'r', ɏ: 'y', ɇ: 'e', ɉ: 'j', ⱥ: 'a', ȼ: 'c', ƚ: 'l', ⱡ: 'l', ⱦ: 't',
}
