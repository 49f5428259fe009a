import { route } from '@react-router/dev/routes';

export const profileRoutes = [route('profile/create', 'profiles/create-profile-screen.tsx')];
