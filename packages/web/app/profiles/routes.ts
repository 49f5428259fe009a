import { route } from '@react-router/dev/routes';

export const profileRoutes = {
  screens: [
    route('profile/create', 'profiles/create-profile-screen.tsx'),
    route('account', 'profiles/account/account-screen.tsx'),
    route('letter/stop', 'profiles/letter/stop-letter-screen.tsx'),
  ],
  files: [
    route('profile/:id/reminder.ics', 'profiles/reminder/reminder-file.ts'),
    route('account/letter', 'profiles/letter/choose-letter.ts'),
    route('account/export', 'profiles/account/export-account.ts'),
    route('account/grown-ups', 'profiles/account/change-grown-ups.ts'),
    route('account/deletion', 'profiles/account/delete-account.ts'),
  ],
};
