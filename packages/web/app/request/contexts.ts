import type { ApiClient } from '@letsread/http/api-client.ts';
import { createContext } from 'react-router';

/** The one way to get data: the process that serves the app sets it for each request. */
export const apiClientContext = createContext<ApiClient>();

/** Makes a client that sends these headers with every call: Authorization, for who is signed in. */
export const apiClientWithContext = createContext<(headers: Record<string, string>) => ApiClient>();

/** Writes a line to the log of the serving process, under the name of the request; with what failed, where that is a bug. */
export const reportFailureContext = createContext<(line: string, error?: unknown) => void>();

/** Where this library stands and what it links to; the serving process sets it from its configuration. */
export interface Site {
  /** "https://example.org", for canonical addresses; the request's own origin where it is not said. */
  origin?: string;
  /** Where the browser asks its calls: `/api` of this origin, or an address on another host (`request/api-base.ts`). */
  apiUrl: string;
  /** Answers the reader's country_name to the browser: our own call, or a service that the operator chose. */
  locationUrl: string;
  /** Addresses of the footer; what is not given is not shown. */
  links: Partial<Record<FooterLink, string>>;
  /** Whether everybody may see what is read here (`/impact`). */
  isImpactShown?: boolean;
}

/** What is elsewhere. */
export type FooterLink = 'android' | 'ios' | 'translatorSignIn' | 'help' | 'social' | 'donate';

export const siteContext = createContext<Site>({ apiUrl: '/api', locationUrl: '/api/location', links: {} });

/** The shelves of a home that is looked at before it is saved, parted by commas; undefined on every page of readers. */
export const homeDraftContext = createContext<string | undefined>(undefined);
