// Made from the migrations: npx node packages/database/row-type/make-rows.ts
/* oxlint-disable max-lines */

export interface AccountRow {
  id: string;
  display_name: string;
  photo_url: string | null;
  email: string | null;
  created_at: Date;
  tokens_from: Date | null;
  last_used_on: string;
  told_unused_at: Date | null;
}

export interface AccountConsentRow {
  account_id: string;
  terms_version: string;
  agreed_at: Date;
  user_id: string | null;
}

export interface AccountIdentityRow {
  issuer: string;
  subject: string;
  account_id: string;
  joined_at: Date;
}

export interface AccountRoleRow {
  account_id: string;
  role_id: string;
  granted_at: Date;
}

export interface ActivityCompletionRow {
  profile_id: string;
  kind: 'questions' | 'dragWord' | 'match';
  book_id: string;
  language_id: string | null;
  first_at: Date;
  last_at: Date;
}

export interface AttemptRow {
  key: string;
  count: number;
  ends_at: Date;
  account: string | null;
}

export interface AuditEntryRow {
  id: string;
  at: Date;
  account_id: string | null;
  action: string;
  object_kind: string;
  object_id: string;
  role_id: string | null;
  team_id: string | null;
  subject: string | null;
  count: number | null;
}

export interface AwardRow {
  id: string;
  profile_id: string;
  kind: 'sticker' | 'badge';
  ref: string;
  picture: string;
  earned_at: Date;
  page: number | null;
  x: number | null;
  y: number | null;
  angle: number | null;
  placed_at: Date | null;
}

export interface BookRow {
  id: string;
  source: string;
  source_key: string;
  level: number | null;
  level_source: 'computed' | 'editor';
  read_aloud: boolean;
  reads: string;
  created_at: Date;
}

export interface BookCountRow {
  language_id: string;
  level: number;
  tag_id: string;
  books: number;
  editions: number;
}

export interface BookLinkingRow {
  id: string;
  at: Date;
  action: 'join' | 'split';
  book_id: string;
  other_book_id: string;
  reads: string;
  undone_at: Date | null;
}

export interface BookLinkingEditionRow {
  linking_id: string;
  edition_id: string;
  variant: number;
}

export interface BookLinkingRowRow {
  linking_id: string;
  of_table: string;
  image: 'before' | 'after' | 'now';
  profile_id: string | null;
  content: unknown;
}

export interface BookOpeningRow {
  book_id: string;
  day: string;
  sign_language: boolean;
  count: number;
}

export interface BookReportRow {
  id: string;
  edition_id: string;
  page: number | null;
  kind: 'word' | 'picture' | 'unsuitable' | 'other';
  count: number;
  first_at: Date;
  last_at: Date;
  state: 'open' | 'done' | 'withdrawn' | 'dismissed';
  account_id: string | null;
  answered_at: Date | null;
  shelf_change_id: string | null;
}

export interface BookTagRow {
  book_id: string;
  tag_id: string;
}

export interface BookTagChoiceRow {
  book_id: string;
  tag_id: string;
  is_given: boolean;
}

export interface BookTeamRow {
  book_id: string;
  team_id: string;
}

export interface ClassRow {
  id: string;
  account_id: string;
  name: string;
  created_at: Date;
}

export interface CollectionRow {
  id: string;
  slug: string;
  position: number;
  figure: string | null;
  version: number | null;
  removed_at: Date | null;
  curator: string;
  shown_from: string | null;
  shown_until: string | null;
}

export interface CollectionBookRow {
  collection_id: string;
  book_id: string;
  position: number;
  how_to_use: unknown;
}

export interface CollectionTextRow {
  collection_id: string;
  language_id: string;
  title: string;
  summary: string;
}

export interface CompletionRow {
  profile_id: string | null;
  kind: string | null;
  book_id: string | null;
  language_id: string | null;
  first_at: Date | null;
  last_at: Date | null;
}

export interface ContributorRow {
  id: string;
  name: string;
  folded_name: string;
  is_material: boolean;
}

export interface ContributorCountRow {
  language_id: string;
  role: string;
  contributor_id: string;
  books: number;
  total: number;
}

export interface ContributorRoleCountRow {
  role: string;
  people: number;
}

export interface CountedBookRow {
  book_id: string;
  language_id: string;
  level: number;
  tag_ids: string[];
  editions: number;
}

export interface CountedCreditRow {
  book_id: string;
  contributor_id: string;
  roles: string[];
  language_ids: string[];
}

export interface DownloadRow {
  edition_id: string;
  choice: string;
  version: string;
  sha256: string | null;
  bytes: number | null;
  pages: number | null;
  sheets: number | null;
  fault: string | null;
  made_at: Date;
  used_on: string;
  crc32: string | null;
}

export interface EditionRow {
  id: string;
  book_id: string;
  language_id: string;
  variant: number;
  source_file: string;
  source_hash: string;
  slug: string;
  title: string;
  subtitle: string | null;
  description: string;
  made: string;
  licence_code: string;
  status: 'draft' | 'published' | 'withdrawn';
  page_count: number;
  word_count: number;
  minutes: number;
  cover_picture_id: string | null;
  search: unknown;
  published_at: Date | null;
  updated_at: Date;
  narration_bytes: string;
  is_signed: boolean;
  import_id: string | null;
  origin_book_id: string | null;
}

export interface EditionCreditRow {
  edition_id: string;
  position: number;
  contributor_id: string;
  role: 'AUTHOR' | 'ILLUSTRATOR' | 'AMBASSADOR' | 'DESIGNER' | 'CONTRIBUTOR' | 'EDITOR' | 'SIGNER' | 'NARRATOR' | 'OTHER' | 'TRANSLATOR' | 'ADAPTER';
}

export interface EditionDecodableRow {
  edition_id: string;
  scheme_id: string;
  version: string;
  stage: number | null;
  share: number;
  words: number;
}

export interface EditionFormerBookRow {
  book_id: string;
  edition_id: string;
}

export interface EditionFormerSlugRow {
  slug: string;
  edition_id: string;
}

export interface FavouriteBookRow {
  profile_id: string;
  book_id: string;
  added_at: Date;
}

export interface GrownUpInvitationRow {
  id: string;
  account_id: string;
  invited_by: string;
  email: string;
  language: string;
  token_hash: string | null;
  ends_at: Date;
}

export interface HandedOutRow {
  id: string;
  account_id: string;
  class_id: string | null;
  language_id: string;
  book_id: string | null;
  collection_id: string | null;
  pathway_id: string | null;
  level: number | null;
  stories: number | null;
  until_day: string;
  handed_at: Date;
}

export interface HandedOutReaderRow {
  handed_out_id: string;
  profile_id: string;
}

export interface HomeChoiceRow {
  language_id: string | null;
  shelves: string[];
  version: number;
}

export interface IdentitySecretRow {
  name: string;
  value: string;
}

export interface IdpAccountRow {
  id: string;
  account_id: string;
  provider_id: string;
  user_id: string;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: Date | null;
  refresh_token_expires_at: Date | null;
  scope: string | null;
  password: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface IdpSessionRow {
  id: string;
  expires_at: Date;
  token: string;
  ip_address: string | null;
  user_agent: string | null;
  user_id: string;
  created_at: Date;
  updated_at: Date;
  signed_in_at: Date | null;
  class_id: string | null;
}

export interface IdpUserRow {
  id: string;
  name: string;
  email: string;
  email_verified: boolean;
  image: string | null;
  contact_email: string | null;
  language: string | null;
  created_at: Date;
  updated_at: Date;
  password_changed_at: Date | null;
  terms_version: string | null;
  agreed_at: Date | null;
}

export interface IdpVerificationRow {
  id: string;
  identifier: string;
  value: string;
  expires_at: Date;
  created_at: Date;
  updated_at: Date;
}

export interface ImportRow {
  id: string;
  account_id: string | null;
  origin: string;
  is_catalogue: boolean;
  is_published: boolean;
  language: string | null;
  licence: string | null;
  state: 'collecting' | 'checking' | 'checked' | 'importing' | 'imported' | 'undoing' | 'undone' | 'stopped' | 'failed';
  failure: string | null;
  files: number;
  files_done: number;
  created_at: Date;
  changed_at: Date;
  imported_at: Date | null;
  is_command: boolean;
  team_id: string | null;
}

export interface ImportEditionRow {
  import_id: string;
  edition_id: string;
  before: unknown;
  made_sha256: string;
}

export interface ImportLineRow {
  import_id: string;
  stage: 'check' | 'import' | 'undo';
  position: number;
  outcome: 'new' | 'changed' | 'unchanged' | 'refused' | 'ignored' | 'warning' | 'removed' | 'withdrawn' | 'restored' | 'left';
  file: string;
  title: string | null;
  language_code: string | null;
  code: string | null;
  message: string | null;
}

export interface LanguageRow {
  id: string;
  code: string;
  bcp47: string;
  name: string;
  english_name: string;
  script: string;
  direction: 'ltr' | 'rtl';
  published_books: number;
}

export interface LicenceRow {
  code: string;
  name: string;
  url: string;
  allows_derivatives: boolean;
  allows_commerce: boolean;
}

export interface MembershipRow {
  id: string;
  account_id: string;
  code: string;
  consent_at: Date;
  left_at: Date | null;
  sharing_version: number | null;
}

export interface PageRow {
  edition_id: string;
  number: number;
  text: string;
  picture_id: string | null;
  alt: string;
  source_number: number | null;
}

export interface PageNarrationRow {
  edition_id: string;
  page_number: number;
  unit: 'word' | 'sentence';
  duration_ms: number;
  clip_start_ms: number | null;
  clip_end_ms: number | null;
  marks: unknown;
  text_sha256: string;
}

export interface PageNarrationSourceRow {
  edition_id: string;
  page_number: number;
  position: number;
  recording_id: string;
}

export interface PageVideoRow {
  edition_id: string;
  sign_language_code: string;
  page_number: number;
  poster_picture_id: string | null;
}

export interface PageVideoSourceRow {
  edition_id: string;
  sign_language_code: string;
  page_number: number;
  position: number;
  recording_id: string;
}

export interface PathwayRow {
  id: string;
  slug: string;
  source: string;
  position: number;
  tag_id: string | null;
  level: number | null;
  badge: string;
  palette: number;
  figures: string[];
  removed_at: Date | null;
  version: number | null;
  is_placed: boolean;
}

export interface PathwayStepRow {
  id: string;
  pathway_id: string;
  position: number;
  kind: 'book' | 'questions' | 'dragWord' | 'match';
  book_id: string;
  is_optional: boolean;
}

export interface PathwayTextRow {
  pathway_id: string;
  language_id: string;
  title: string;
  summary: string;
}

export interface PendingAddressRow {
  token_hash: string;
  user_id: string | null;
  email: string;
  name: string;
  language: string;
  terms_version: string | null;
  agreed_at: Date | null;
  ends_at: Date;
}

export interface PictureRow {
  id: string;
  sha256: string;
  format: 'jpeg' | 'png' | 'webp';
  width: number;
  height: number;
  bytes: number;
  colour: string;
  created_at: Date;
  focus_x: number | null;
  focus_y: number | null;
}

export interface PicturePasswordRow {
  profile_id: string;
  salt: string;
  hash: string;
  chosen_at: Date;
}

export interface ProfileRow {
  id: string;
  account_id: string;
  name: string;
  image_url: string;
  minutes_per_day: number;
  daily_reminder: boolean;
  daily_reminder_time: string;
  created_at: Date;
  timezone: string | null;
  reminder_days: number[];
  paused_until: string | null;
  class_id: string | null;
  pushed_day: string | null;
}

export interface ProfileKeyRow {
  account_id: string;
  key: string;
  name: string;
  image_url: string;
  profile_id: string | null;
  created_at: Date;
}

export interface ProjectRow {
  code: string;
  name: string;
  partner: string;
  created_at: Date;
  closed_at: Date | null;
  about: string;
  is_for_teachers: boolean;
}

export interface ProjectPartnerRow {
  code: string;
  account_id: string;
  since: Date;
}

export interface ProjectWeekRow {
  code: string;
  week: string;
  part: 'all' | 'language' | 'level';
  language_id: string | null;
  level: number | null;
  readers: number | null;
  finished: number | null;
  minutes: number | null;
  answered: number | null;
  right_at_first: number | null;
  started: number | null;
  tells_started: boolean;
}

export interface PushDeviceRow {
  id: string;
  account_id: string;
  session_id: string | null;
  public_key: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
  timezone: string;
  made_at: Date;
  send_at: Date | null;
  tries: number;
}

export interface PushKeyRow {
  public_key: string;
  private_key: string;
  is_only: boolean;
}

export interface QuestionRow {
  id: string;
  book_id: string;
  key: string;
  position: number;
  page: number;
  kind: 'single' | 'truefalse' | 'picture' | 'order';
  choices: unknown;
  answer: string[];
  removed_at: Date | null;
  source: unknown;
  place: number | null;
  asked_since: Date;
}

export interface QuestionAttemptRow {
  profile_id: string;
  question_id: string;
  said_at: Date;
  answered_at: Date;
  language_id: string | null;
  tries: number;
  is_first_try: boolean;
}

export interface QuestionTextRow {
  question_id: string;
  language_id: string;
  prompt: string;
  choices: unknown;
  reply: string;
  source: unknown;
  removed_at: Date | null;
}

export interface ReadTimeRow {
  profile_id: string;
  day: string;
  minutes: number;
}

export interface ReadTimeKeyRow {
  profile_id: string;
  key: string;
  counted_at: Date;
}

export interface ReaderLevelRow {
  profile_id: string;
  language_id: string;
  level: number;
  since: Date;
}

export interface ReaderPathwayRow {
  profile_id: string;
  pathway_id: string;
  restarted_at: Date | null;
  is_hidden: boolean;
}

export interface ReadingPositionRow {
  profile_id: string;
  book_id: string;
  page: number;
  pages: number;
  turned_at: Date;
  event_id: string;
  language_id: string | null;
  language_at: Date | null;
  furthest_page: number;
  furthest_pages: number;
  last_page_at: Date | null;
  again_at: Date | null;
  put_away_at: Date | null;
  last_page_language_id: string | null;
  first_last_page_at: Date | null;
  first_turned_at: Date | null;
}

export interface ReadingStopRow {
  profile_id: string;
  book_id: string;
  day: string;
  page: number;
  pages: number;
  turned_at: Date;
}

export interface RecordingRow {
  id: string;
  sha256: string;
  type: 'audio/mpeg' | 'audio/ogg' | 'audio/mp4' | 'audio/wav' | 'video/mp4' | 'video/webm';
  bytes: number;
  duration_ms: number;
  width: number | null;
  height: number | null;
  created_at: Date;
}

export interface RemovedBookTagRow {
  book_id: string;
  tag_id: string;
  gave_other: boolean;
}

export interface RequestedDownloadRow {
  edition_id: string;
  choice: string;
  number: string;
  requested_at: Date;
  taken_until: Date | null;
  tries: number;
}

export interface ReviewRow {
  profile_id: string;
  book_id: string;
  language_id: string | null;
  mood: 'GREAT' | 'GOOD' | 'SO_SO' | 'SAD' | 'BAD';
  reason: 'TOO_HARD' | 'SCARY' | 'BORING' | 'SAD_STORY' | null;
  reviewed_at: Date;
  looked_at: Date | null;
}

export interface RevisionRow {
  id: string;
  at: Date;
  account_id: string;
  book_id: string | null;
  edition_id: string | null;
  field: string;
  page: number | null;
  old_value: unknown;
  new_value: unknown;
}

export interface RoleRow {
  id: string;
  name: string;
}

export interface SavedBookRow {
  profile_id: string;
  book_id: string;
  added_at: Date;
}

export interface SearchChangeRow {
  kind: 'book' | 'tag';
  id: string;
  changed_in: string;
}

export interface ShelfChangeRow {
  id: string;
  at: Date;
  action: 'publish' | 'withdraw' | 'add-theme' | 'remove-theme' | 'set-level' | 'add-to-collection' | 'remove-from-collection' | 'add-to-team' | 'remove-from-team';
  object_id: string | null;
  undone_at: Date | null;
}

export interface ShelfChangeEditionRow {
  change_id: string;
  edition_id: string;
  before: unknown;
  after: unknown;
}

export interface SignLanguageRow {
  code: string;
  name: string;
  english_name: string;
}

export interface SignVariantRow {
  edition_id: string;
  sign_language_code: string;
  signers: string[];
}

export interface StorySourceRow {
  name: string;
  added_at: Date;
}

export interface TagRow {
  id: string;
  slug: string;
  kind: 'topic' | 'place' | 'festival' | 'skill' | 'feature';
  synonyms: string[];
  version: number | null;
  removed_at: Date | null;
  joined_to: string | null;
  joined_words: unknown;
}

export interface TagNameRow {
  tag_id: string;
  language_id: string;
  name: string;
}

export interface TeamRow {
  id: string;
  name: string;
  created_at: Date;
}

export interface TeamMemberRow {
  team_id: string;
  account_id: string;
  joined_at: Date;
}

export interface TokenKeyRow {
  kid: string;
  public_key: unknown;
  private_key: string;
  signs_from: Date;
  verifies_until: Date | null;
}

export interface UsageEventRow {
  id: string;
  kind: 'opened' | 'finished' | 'pages' | 'minutes' | 'listened' | 'downloaded' | 'kept' | 'stopped';
  book_id: string;
  edition_id: string;
  language_id: string;
  country: string;
  detail: string;
  amount: number;
  day: string;
  is_summed: boolean;
}

export interface UsageKeyRow {
  day: string;
  key: string;
}

export interface UsageLimitRow {
  hash: string;
  day: string;
  count: number;
}

export interface UsageSearchRow {
  words: string;
  language_id: string;
  day: string;
  count: number;
}

export interface UsageSumRow {
  day: string;
  kind: 'opened' | 'finished' | 'pages' | 'minutes' | 'listened' | 'downloaded' | 'kept' | 'stopped';
  book_id: string;
  edition_id: string;
  language_id: string;
  country: string;
  detail: string;
  events: number;
  amount: number;
}

export interface WeeklyLetterRow {
  token: string;
  account_id: string;
  user_id: string | null;
  language: string;
  asked_at: Date;
  stopped_at: Date | null;
  told_week: string | null;
}
