import { page } from '../kit/page-path';

/** Pages of an activity (AGE-06, ACT-01 to ACT-06). */
export const activitiesPages = {
  coachActivityCreate: page('/coach/schools/:school_id/activity/create'),
  coachActivityEdit: page('/coach/schools/:school_id/activity/:id/edit'),
  coachActivityStart: page('/coach/schools/:school_id/activity/:id/start'),
  coachActivityDetail: page('/coach/schools/:school_id/activity/:id/detail'),
  scholasticActivityCreate: page('/scholastic/schools/:school_id/activity/create'),
  scholasticActivityEdit: page('/scholastic/schools/:school_id/activity/:id/edit'),
  scholasticActivityStart: page('/scholastic/schools/:school_id/activity/:id/start'),
  scholasticActivityDetail: page('/scholastic/schools/:school_id/activity/:id/detail'),
};
