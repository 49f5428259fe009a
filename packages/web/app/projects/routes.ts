import { route } from '@react-router/dev/routes';

export const projectScreens = [route('project-code', 'projects/project-code-screen.tsx')];
