import { params, useWords, words } from './words.ts'

export const durationWords = words('durations', {
  minutes: params('{minutes} min'),
  hours: params('{hours} h'),
  hoursAndMinutes: params('{hours} h {minutes} min'),
})

/** Returns a function that formats whole minutes as `45 min`, `1 h` or `1 h 20 min`. */
export function useDuration(): (minutes: number) => string {
  const t = useWords(durationWords)
  return (all) => {
    const hours = Math.floor(all / 60)
    const minutes = all % 60
    if (hours === 0) return t.minutes({ minutes })
    return minutes === 0 ? t.hours({ hours }) : t.hoursAndMinutes({ hours, minutes })
  }
}
