import { route } from '@react-router/dev/routes';

export const classRoutes = { screens: [route('classroom', 'classes/classroom-screen.tsx')] };
