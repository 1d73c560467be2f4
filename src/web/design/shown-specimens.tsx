import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Figures } from '#web/ui/figures.tsx'
import { HeadedLists } from '#web/ui/headed-lists.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Section } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TimeAndServings } from '#web/ui/time-and-servings.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { WaitingHeading } from '#web/ui/waiting-heading.tsx'
import { WordDifference } from '#web/ui/word-difference.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { Specimen } from './specimen.tsx'

const tones = ['plain', 'accent', 'leaf', 'amber', 'alert'] as const
const WAIT_MS = 3000

export const ShownSpecimens = () => (
  <>
    <Specimen name="avatar">
      <Avatar name="Ada" />
      <Avatar name="" />
      <Avatar name="Ada" src="/favicon.svg" className="size-12" />
      <Avatar name="Broken" src="/no-such-picture.png" />
    </Specimen>
    <Specimen name="badge">
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Specimen>
    <Specimen name="card, section, time-and-servings">
      <Card className="w-80 p-4">
        <Section id="a-section" title="Steps" beside={<Button size="sm">Start</Button>}>
          <TimeAndServings time="1 h 20 min" servings={4} />
        </Section>
      </Card>
    </Specimen>
    <Specimen name="headed-lists">
      <HeadedLists
        parts={[
          { group: undefined, from: 0, lines: ['1 pinch salt'] },
          { group: 'For the dough', from: 1, lines: ['4 cups flour', '1 cup milk'] },
        ]}
      >
        {(lines) => (
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </HeadedLists>
    </Specimen>
    <Specimen name="empty-state">
      <EmptyState
        title="Nothing here yet"
        text="Every recipe you generate is kept here."
        action={<Button>Generate Recipe</Button>}
      />
    </Specimen>
    <Specimen name="error-state">
      <ErrorState title="Your recipes could not be loaded" text="They are safe." onRetry={() => undefined} />
      <ErrorState title="Without a way on" text="Nothing to try." />
    </Specimen>
    <Specimen name="figures">
      <Figures
        figures={[
          { label: 'Recipes', value: 1204 },
          { label: 'Favorites', value: 8 },
          { label: 'Folders', value: 0 },
          { label: 'Cooked', value: undefined },
        ]}
      />
    </Specimen>
    <Specimen name="notice">
      <Notice tone="info" title="Please confirm your address" actions={<Button size="sm">Send again</Button>}>
        Open the link in the mail.
      </Notice>
      <Notice tone="success">It is saved.</Notice>
      <Notice tone="error" title="It was not saved">
        What you typed is still here.
      </Notice>
    </Specimen>
    <Specimen name="picture">
      <Picture
        src="/favicon.svg"
        alt="The jar of the wordmark"
        fallback={null}
        fallbackAfterMs={WAIT_MS}
        className="aspect-4/3 w-56 rounded-card"
      />
      <Picture
        src="/no-such-picture.png"
        alt="A picture that cannot be had"
        fallback={<Skeleton className="size-full" />}
        fallbackAfterMs={WAIT_MS}
        className="aspect-4/3 w-56 rounded-card"
      />
    </Specimen>
    <Specimen name="progress-bar">
      <ProgressBar label="Nothing yet" percent={0} className="w-56" />
      <ProgressBar label="Under way" percent={45} className="w-56" />
      <ProgressBar label="Used up" percent={100} tone="alert" className="w-56" />
    </Specimen>
    <Specimen name="skeleton, spinner, visually-hidden, waiting-heading">
      <WaitingHeading>Loading the recipe</WaitingHeading>
      <Skeleton className="h-6 w-56" />
      <span className="text-accent">
        <Spinner />
        <VisuallyHidden>Loading</VisuallyHidden>
      </span>
    </Specimen>
    <Specimen name="word-difference">
      <WordDifference before="Fry the onion in butter." after="Fry the onion in olive oil." />
    </Specimen>
    <Specimen name="wordmark">
      <Wordmark />
    </Specimen>
  </>
)
