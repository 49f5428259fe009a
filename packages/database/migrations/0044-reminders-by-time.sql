-- Each minute those are looked for whose time it is: by the clock of their time zone, without reading all profiles.
create index profile_by_reminder on profile (timezone, daily_reminder_time, pushed_day) where class_id is null and daily_reminder;
create index push_device_timezone on push_device (timezone);
