import ICAL from 'ical.js'

// The library does not count the leading space of a continued line, and a line has at most 75 octets.
ICAL.foldLength = 74

export interface CalendarEvent {
  /** Permanent identifier of the event. */
  uid: string
  title: string
  description: string
  /** Day (yyyy-MM-dd) and time (HH:mm) without a time zone: the same hour wherever the reader is. */
  date: string
  time: string
  minutes: number
  category: string
  url: string | null
  changedAt: Date
}

/**
 * Writes an iCalendar file (RFC 5545). Lines are folded at 75 octets and texts are escaped by the library;
 * the same events give the same bytes.
 */
export function writeCalendar(
  { name, description }: { name: string; description: string },
  events: readonly CalendarEvent[],
): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//Larder//Meal Calendar//EN')
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  calendar.addPropertyWithValue('method', 'PUBLISH')
  calendar.addPropertyWithValue('x-wr-calname', plain(name))
  calendar.addPropertyWithValue('x-wr-caldesc', plain(description))
  calendar.addPropertyWithValue('x-published-ttl', 'PT1H')
  for (const event of events) calendar.addSubcomponent(componentOf(event))
  // A calendar needs at least one component, and a time zone is one that no reader sees.
  if (events.length === 0) calendar.addSubcomponent(utc())
  return `${calendar.toString()}\r\n`
}

function componentOf(event: CalendarEvent): ICAL.Component {
  const component = new ICAL.Component('vevent')
  component.addPropertyWithValue('uid', event.uid)
  component.addPropertyWithValue('dtstamp', instant(event.changedAt))
  component.addPropertyWithValue('last-modified', instant(event.changedAt))
  // A time without a zone floats: dinner at half past six is at that hour in any country.
  component.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString(`${event.date}T${event.time}:00`))
  component.addPropertyWithValue('duration', ICAL.Duration.fromSeconds(event.minutes * 60))
  component.addPropertyWithValue('summary', plain(event.title))
  if (event.description) component.addPropertyWithValue('description', plain(event.description))
  component.addPropertyWithValue('categories', plain(event.category))
  if (event.url) component.addPropertyWithValue('url', event.url)
  // A meal does not make its cook unavailable.
  component.addPropertyWithValue('transp', 'TRANSPARENT')
  return component
}

const instant = (at: Date) => ICAL.Time.fromJSDate(new Date(Math.floor(at.getTime() / 1000) * 1000), true)

function utc(): ICAL.Component {
  const zone = new ICAL.Component('vtimezone')
  zone.addPropertyWithValue('tzid', 'Etc/UTC')
  const standard = new ICAL.Component('standard')
  standard.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString('1970-01-01T00:00:00'))
  standard.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromSeconds(0))
  standard.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromSeconds(0))
  zone.addSubcomponent(standard)
  return zone
}

/** Unifies line breaks and removes other control characters, which the format does not allow. */
const plain = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in it
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
