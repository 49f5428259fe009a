import { useInterface } from '../../i18n/use-interface.ts';

/** The script of documents, behind the pictures that are in view. */
export function DocumentScript() {
  const { documentScript } = useInterface();
  return documentScript === '' ? null : <script type="module" async src={documentScript} fetchPriority="low" />;
}
