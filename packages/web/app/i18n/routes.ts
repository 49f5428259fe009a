import { route } from '@react-router/dev/routes';

export const interfaceRoutes = {
  files: [route('language', 'i18n/choice/choose-language.ts'), route('words/:version', 'i18n/messages-route.ts')],
};
