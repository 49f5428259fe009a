import { route } from '@react-router/dev/routes';

export const identityRoutes = {
  screens: [
    route('login', 'identity/login/login-screen.tsx'),
    // An address of its own for each form: its title, its heading and its answer are its own, with and without script.
    route('login/sign-up', 'identity/login/sign-up-screen.tsx'),
    route('login/forgot-password', 'identity/login/forgot-password-screen.tsx'),
    route('profile/verify', 'identity/mailed-link/verify-screen.tsx'),
    route('profile/verify-address', 'identity/mailed-link/verify-address-screen.tsx'),
    route('profile/reset-password', 'identity/mailed-link/reset-password-screen.tsx'),
    route('profile/join', 'identity/mailed-link/join-screen.tsx'),
    route('profile/signin', 'identity/login/profile-sign-in-screen.tsx'),
    route('account/confirm', 'identity/account/confirm-screen.tsx'),
    route('account/consent', 'identity/account/consent-screen.tsx'),
    route('account/email', 'identity/account/change-email-screen.tsx'),
    route('account/invite', 'identity/account/invite-screen.tsx'),
    route('account/password', 'identity/account/change-password-screen.tsx'),
  ],
  files: [route('sign-out', 'identity/sign-out.ts'), route('account/lock', 'identity/account/lock.ts')],
};
