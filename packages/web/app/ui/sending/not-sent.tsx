/** Where `send-in-place.ts` says that what was pressed did not reach the library. */
export function NotSent({ text }: { text: string }) {
  return (
    <div role="alert">
      <template data-not-sent="">
        <p className="err">{text}</p>
      </template>
    </div>
  );
}
