import { params, words } from './words.ts'

/**
 * Days and months. They stand here and are not asked of the browser: its own tables take up to 25 ms to open for the
 * first time (100 on a phone), before a calendar is there. A test holds them to those tables. Lists by commas.
 */
export const dateWords = words('dates', {
  months: 'January, February, March, April, May, June, July, August, September, October, November, December',
  /** The same beside a day, where a language bends them there. */
  monthsOfDays:
    'January, February, March, April, May, June, July, August, September, October, November, December',
  weekdays: 'Sunday, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday',
  weekdaysBriefly: 'Sun, Mon, Tue, Wed, Thu, Fri, Sat',
  dayOfMonth: params('{day} {month}'),
  dayOfYear: params('{day} {month} {year}'),
  monthOfYear: params('{month} {year}'),
  weekdayAndDay: params('{weekday} {day}'),
})
