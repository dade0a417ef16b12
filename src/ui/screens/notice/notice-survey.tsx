import { Loading } from '#ui/app/panel.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { LatePart } from '#ui/app/late-part.tsx'
import type { TemplateProps } from './templates.tsx'
import * as css from './notice-detail.css.ts'

const loadSurveyPanel = () => import('#ui/screens/survey/survey-panel.tsx')

/** The questionnaire of a notice, fetched with the first one that is opened. */
export const SurveyTemplate = ({ notice, content }: TemplateProps<'survey'>) => (
  <LatePart
    load={loadSurveyPanel}
    given={{ notice: notice.id, survey: content.survey, sender: notice.sender.name }}
    fallback={
      <Loading>
        <div className={css.bones}>
          {content.survey.questions.map(({ id, kind }) => (
            <Skeleton key={id} shape="card" height={kind === 'open' ? 288 : 120} />
          ))}
        </div>
      </Loading>
    }
  />
)
