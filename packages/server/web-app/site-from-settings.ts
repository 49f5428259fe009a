import type { Settings } from '../settings.ts';

export interface Site {
  /** Scheme and host; the request's own where it is not set. */
  origin?: string;
  /** Where the browser asks its calls: `/api` of this origin, or an address on another host. */
  apiUrl: string;
  /** Answers the reader's country_name to the browser. */
  locationUrl: string;
  links: Partial<Record<'android' | 'ios' | 'translatorSignIn' | 'help' | 'social' | 'donate', string>>;
  /** Whether everybody may see what is read here. */
  isImpactShown?: boolean;
}

/** What every page says of this library: its address, its links, what the operator shows. */
export function siteFromSettings(settings: Settings): Site {
  const links = {
    android: settings.ANDROID_APP_URL,
    ios: settings.IOS_APP_URL,
    translatorSignIn: settings.TRANSLATOR_URL,
    help: settings.HELP_URL,
    social: settings.SOCIAL_URL,
    donate: settings.DONATE_URL,
  };
  const present = Object.entries(links).filter(([, address]) => address !== undefined);
  return {
    ...(settings.PUBLIC_URL === undefined ? {} : { origin: settings.PUBLIC_URL }),
    apiUrl: settings.API_URL,
    locationUrl: settings.LOCATION_URL,
    links: Object.fromEntries(present),
    isImpactShown: settings.IMPACT_PAGE === 'on',
  };
}
