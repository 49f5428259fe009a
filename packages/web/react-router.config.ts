import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // A dozen screens: knowing them all at once costs less than asking for them link by link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
