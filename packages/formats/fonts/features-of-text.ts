const ofAllScripts = 'rvrn ccmp locl rlig rclt calt clig liga kern dist curs mark mkmk';
const ofJoinedScripts = 'isol init medi med2 fina fin2 fin3 stch mset';
const ofIndicScripts = 'nukt akhn rphf rkrf pref blwf abvf half pstf vatu cjct cfar pres abvs blws psts haln abvm blwm';
const ofKorean = 'ljmo vjmo tjmo';

/**
 * The OpenType features that programs apply by themselves to a horizontal text of any script: letters joined and stacked, marks in their
 * places. Others are forms of letters that somebody has to ask for, which is never done here, and in some fonts are half of all.
 * https://learn.microsoft.com/typography/opentype/spec/featurelist
 */
export const featuresOfText: readonly string[] = [ofAllScripts, ofJoinedScripts, ofIndicScripts, ofKorean].flatMap(
  (names) => names.split(' '),
);
