import { z } from 'zod';
import { queryId } from '../kit/fields';
import { panelOf, screen } from '../kit/screen';
import { SchoolRef } from '../schools/school.schema';
import { adminFormationPlan, adminFormationPlans } from './catalogue.screens';
import { FormationClosure, FormationPlan, FormationSummary } from './pfp.schema';

const school = SchoolRef.nullable().describe('Null on pages of oneself');

const FormationPlansScreen = z.object({
  school,
  closure: FormationClosure.nullable(),
  plans: z.array(FormationPlan),
});
export type FormationPlansScreen = z.infer<typeof FormationPlansScreen>;

const FormationPlanScreen = z.object({ school, closure: FormationClosure.nullable(), plan: FormationPlan });
export type FormationPlanScreen = z.infer<typeof FormationPlanScreen>;

const query = z.strictObject({ cycle: queryId.optional() });

const summary = panelOf(FormationSummary).describe('How many people of the school have consulted each');

const OwnPlansScreen = FormationPlansScreen.extend({
  summary: summary.nullable().describe('Of one’s own school, for its leaders; null for everybody else'),
});
export type OwnPlansScreen = z.infer<typeof OwnPlansScreen>;

/** For everybody who reads plans, teachers, too. */
export const formationPlans = screen({
  area: 'shared',
  ability: 'pfp:read',
  path: '/pfp/formation-plans',
  query,
  reply: OwnPlansScreen,
});
export const formationPlan = screen({
  area: 'shared',
  ability: 'pfp:read',
  path: '/pfp/formation-plans/:id',
  reply: FormationPlanScreen,
});

const SchoolPlansScreen = FormationPlansScreen.extend({ summary });
export type SchoolPlansScreen = z.infer<typeof SchoolPlansScreen>;

/** Of an accompanied school. */
export const coachFormationPlans = screen({
  area: 'coach',
  ability: 'pfp:read',
  path: '/schools/:school_id/pfp/formation-plans',
  query,
  reply: SchoolPlansScreen,
});
export const coachFormationPlan = screen({
  area: 'coach',
  ability: 'pfp:read',
  path: '/schools/:school_id/pfp/formation-plans/:id',
  reply: FormationPlanScreen,
});

export const pfpScreens = {
  ...{ formationPlans, formationPlan, coachFormationPlans, coachFormationPlan },
  ...{ adminFormationPlans, adminFormationPlan },
};
