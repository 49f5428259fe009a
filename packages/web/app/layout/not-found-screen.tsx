import { data } from 'react-router';

/** An address that nobody knows: the page of the error boundary, in the reader's language. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFoundScreen() {
  return null;
}
