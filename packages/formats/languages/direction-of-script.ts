const rightToLeft = /^(Arab|Aran|Hebr|Thaa|Syrc|Nkoo|Adlm|Rohg|Mand|Samr)$/;

/** Where lines begin in a script (ISO 15924), as far as Unicode has letters of it: "rtl" of "Arab". */
export function directionOfScript(script: string): 'ltr' | 'rtl' {
  return rightToLeft.test(script) ? 'rtl' : 'ltr';
}
