export {
  GlobalStyle,
  breakpoints,
  colorAt,
  contrastPairs,
  contrastRatio,
  media,
  minimumRatio,
  compact,
  tokens,
  vars,
} from './tokens';
export type { SchemeName } from './tokens';
export { percentText } from './utils/percent-text';
export { whenIdle } from './utils/when-idle';
export { Form } from './components/Form';
export type { FormProps, ValidationErrors } from './components/Form';
export { FormActions } from './components/FormActions';
export type { FormActionsProps } from './components/FormActions';
export type { FieldProps, OptionItem } from './components/Field';
export { TextField } from './components/TextField';
export type { TextFieldProps, TextFieldType } from './components/TextField';
export { PasswordField } from './components/PasswordField';
export type { PasswordFieldProps } from './components/PasswordField';
export { TextArea } from './components/TextArea';
export type { TextAreaProps } from './components/TextArea';
export { NumberField } from './components/NumberField';
export type { NumberFieldProps } from './components/NumberField';
export { Select } from './components/Select';
export type { SelectProps } from './components/Select';
export { ComboBox } from './components/ComboBox';
export type { ComboBoxProps } from './components/ComboBox';
export { Checkbox } from './components/Checkbox';
export type { CheckboxProps } from './components/Checkbox';
export { CheckboxGroup } from './components/CheckboxGroup';
export type { CheckboxGroupProps } from './components/CheckboxGroup';
export { RadioGroup } from './components/RadioGroup';
export type { RadioGroupProps } from './components/RadioGroup';
export { Switch } from './components/Switch';
export type { SwitchProps } from './components/Switch';
export { EmailListField, emailProblem } from './components/EmailListField';
export type { EmailListFieldProps, EmailProblem } from './components/EmailListField';
export { KeyCaps } from './components/KeyCaps';
export type { KeyCapsProps } from './components/KeyCaps';
export { KeywordsField } from './components/KeywordsField';
export type { KeywordsFieldProps } from './components/KeywordsField';
export { SelectorCascade } from './components/SelectorCascade';
export type {
  CascadeLevel,
  CascadeOptions,
  SelectorCascadeLabels,
  SelectorCascadeProps,
} from './components/SelectorCascade';
export { DragLine, DropField } from './components/DropField';
export type { DragLineProps, DropFieldProps } from './components/DropField';
export { DropLists } from './components/DropLists';
export type { DropItem, DropList, DropListsProps } from './components/DropLists';
export { OrderList } from './components/OrderList';
export type { OrderItem, OrderListProps } from './components/OrderList';
export { SearchField } from './components/SearchField';
export type { SearchFieldProps } from './components/SearchField';
export { FileButton } from './components/FileButton';
export type { FileButtonProps } from './components/FileButton';
export { FileUpload } from './components/FileUpload';
export type { FileItem, FileUploadProps } from './components/FileUpload';
export { DateField } from './components/DateField';
export type { DateFieldProps } from './components/DateField';
export { DatePicker } from './components/DatePicker';
export type { DatePickerProps } from './components/DatePicker';
export { DateRangeField } from './components/DateRangeField';
export type { DateRange, DateRangeFieldProps } from './components/DateRangeField';
export { TimeField } from './components/TimeField';
export type { TimeFieldProps } from './components/TimeField';
export { AppProvider } from './components/AppProvider';
export type {
  AppLocale,
  AppProviderProps,
  ColorScheme,
  ContrastMode,
  Density,
  MotionMode,
} from './components/AppProvider';
export { Grid, Inline, Stack } from './components/Stack';
export type { GridProps, InlineProps, LayoutElement, SpaceStep, StackProps } from './components/Stack';
export { Card } from './components/Card';
export type { CardProps } from './components/Card';
export { Divider } from './components/Divider';
export type { DividerProps } from './components/Divider';
export { Text } from './components/Text';
export type { TextProps, TextTone, TextVariant } from './components/Text';
export { Heading } from './components/Heading';
export type { HeadingLevel, HeadingProps, HeadingSize } from './components/Heading';
export { VisuallyHidden } from './components/VisuallyHidden';
export type { VisuallyHiddenProps } from './components/VisuallyHidden';
export { Icon, iconNames } from './components/Icon';
export type { IconName, IconProps } from './components/Icon';
export { Button, LinkButton } from './components/Button';
export type { ButtonProps, ButtonVariant, LinkButtonProps } from './components/Button';
export { IconButton } from './components/IconButton';
export type { IconButtonProps } from './components/IconButton';
export { Link } from './components/Link';
export type { LinkProps } from './components/Link';
export { ToggleButton } from './components/ToggleButton';
export type { ToggleButtonProps } from './components/ToggleButton';
export { SegmentedControl } from './components/SegmentedControl';
export type { SegmentOption, SegmentedControlProps } from './components/SegmentedControl';
export { Spinner } from './components/Spinner';
export type { SpinnerProps } from './components/Spinner';
export { Tooltip } from './components/Tooltip';
export type { TooltipProps } from './components/Tooltip';
export { Menu } from './components/Menu';
export type { MenuItemSpec, MenuProps, MenuSectionSpec } from './components/Menu';
export { TimeGrid } from './components/TimeGrid';
export type { TimeGridEvent, TimeGridLabels, TimeGridProps } from './components/TimeGrid';
export type { ItemMove, ItemMoveLabels, MovePlace } from './components/ItemMove';
export { ItemCard } from './components/ItemCard';
export type { ItemCardFact, ItemCardProps } from './components/ItemCard';
export { InfoPopover } from './components/InfoPopover';
export type { InfoPopoverProps } from './components/InfoPopover';
export { Modal } from './components/Modal';
export type { ModalProps } from './components/Modal';
export { CommandPalette } from './components/CommandPalette';
export type { CommandPaletteItem, CommandPaletteProps, CommandPaletteSection } from './components/CommandPalette';
export { ConfirmDialog } from './components/ConfirmDialog';
export type { ConfirmDialogProps } from './components/ConfirmDialog';
export { SnackbarRegion, snackbar } from './components/Snackbar';
export type { SnackbarMessage, SnackbarRegionProps, SnackbarTone } from './components/Snackbar';
export { InlineAlert } from './components/InlineAlert';
export type { AlertTone, InlineAlertProps } from './components/InlineAlert';
export { StatCard } from './components/StatCard';
export type { StatCardProps, StatPart, StatTone } from './components/StatCard';
export { StatusChip } from './components/StatusChip';
export type { Status, StatusChipProps, StatusFamily } from './components/StatusChip';
export { Badge } from './components/Badge';
export type { BadgeProps } from './components/Badge';
export { Avatar } from './components/Avatar';
export type { AvatarProps } from './components/Avatar';
export { LoadingRegion, Skeleton } from './components/Skeleton';
export type { LoadingRegionProps, SkeletonProps } from './components/Skeleton';
export { EmptyState, ErrorState, ForbiddenState } from './components/StateMessage';
export type { EmptyStateProps, ErrorStateProps, ForbiddenStateProps } from './components/StateMessage';
export { ProgressBar } from './components/ProgressBar';
export type { ProgressBarProps } from './components/ProgressBar';
export { SavedState } from './components/SavedState';
export type { SaveStatus, SavedStateProps } from './components/SavedState';
export { PageShell } from './components/PageShell';
export type { NavItem, PageShellProps } from './components/PageShell';
export { PageHeader } from './components/PageHeader';
export type { PageHeaderProps } from './components/PageHeader';
export { Breadcrumbs } from './components/Breadcrumbs';
export type { BreadcrumbsProps, Crumb } from './components/Breadcrumbs';
export { LanguageToggle } from './components/LanguageToggle';
export type { Language, LanguageToggleProps } from './components/LanguageToggle';
export { ThemeToggle } from './components/ThemeToggle';
export type { ThemeToggleProps } from './components/ThemeToggle';
export { PersonMenu } from './components/PersonMenu';
export type { PersonMenuProps } from './components/PersonMenu';
export { NotificationBell } from './components/NotificationBell';
export type { NotificationBellProps } from './components/NotificationBell';
export { NotificationList, NotificationPlaces } from './components/NotificationList';
export type { NotificationItem, NotificationListProps } from './components/NotificationList';
export { ServerClock } from './components/ServerClock';
export type { ServerClockProps } from './components/ServerClock';
export { BrandMark } from './components/BrandMark';
export type { BrandMarkProps } from './components/BrandMark';
export { monthName } from './components/MonthGrid';
export { AgendaCalendar, AgendaHeader, OriginMark } from './components/AgendaCalendar';
export type {
  AgendaCalendarLabels,
  AgendaCalendarProps,
  DayNotes,
  AgendaHeaderProps,
  AgendaEvent,
  AgendaKind,
  AgendaMoment,
  AgendaOrigin,
} from './components/AgendaCalendar';
export { MonthCalendar } from './components/MonthCalendar';
export type { DayMark, MonthCalendarLabels, MonthCalendarProps } from './components/MonthCalendar';
export { AgendaLegend } from './components/AgendaLegend';
export type { AgendaLegendProps } from './components/AgendaLegend';
export { DayAgenda } from './components/DayAgenda';
export type { AgendaItem, AgendaItemGroup, DayAgendaProps } from './components/DayAgenda';
export { SlotList } from './components/SlotList';
export type { Slot, SlotListProps } from './components/SlotList';
export { WeekSelector } from './components/WeekSelector';
export type { WeekSelectorLabels, WeekSelectorProps } from './components/WeekSelector';
export { CountdownRing } from './components/CountdownRing';
export type { CountdownAnnouncement, CountdownRingProps } from './components/CountdownRing';
export { StartCountdown } from './components/StartCountdown';
export type { StartCountdownProps, TicksLeft } from './components/StartCountdown';
export { DataTable } from './components/DataTable';
export type { DataTableProps, TableColumn, TableSort, TableStatus } from './components/DataTable';
export { Pagination } from './components/Pagination';
export type { PaginationProps } from './components/Pagination';
export { LiveText } from './components/LiveText';
export type { LiveTextProps } from './components/LiveText';
export { LoadMore } from './components/LoadMore';
export type { LoadMoreCount, LoadMoreProps } from './components/LoadMore';
export { FilterBar } from './components/FilterBar';
export type { AppliedFilter, FilterBarProps } from './components/FilterBar';
export { DescriptionList } from './components/DescriptionList';
export type { Description, DescriptionListProps } from './components/DescriptionList';
export { Tabs } from './components/Tabs';
export type { TabItem, TabsProps } from './components/Tabs';
export { Disclosure } from './components/Disclosure';
export type { DisclosureProps } from './components/Disclosure';
export { Accordion } from './components/Accordion';
export type { AccordionItem, AccordionProps } from './components/Accordion';
export { Stepper } from './components/Stepper';
export type { StepItem, StepStatus, StepperProps } from './components/Stepper';
export { ChartFrame, ChartSwatch } from './components/ChartFrame';
export type {
  ChartColumn,
  ChartFrameProps,
  ChartHeight,
  ChartLabels,
  ChartProps,
  ChartRow,
  ChartStatus,
  DataColor,
  Quadrant,
  QuadrantFigures,
  QuadrantNames,
} from './components/ChartFrame';
export { PieChart } from './components/PieChart';
export type { PieChartProps, PieSlice } from './components/PieChart';
export { BarChart } from './components/BarChart';
export type { BarChartProps, BarRow, BarSeries } from './components/BarChart';
export { QuadrantBars, QuadrantStrip } from './components/QuadrantBars';
export type { QuadrantBarsProps, QuadrantRow, QuadrantStripProps, QuadrantWords } from './components/QuadrantBars';
export { QuadrantTotals } from './components/QuadrantTotals';
export type { QuadrantTotalsProps, QuadrantTotalsWords } from './components/QuadrantTotals';
export { QuadrantDistribution } from './components/QuadrantDistribution';
export type { QuadrantDistributionProps, QuadrantDistributionWords } from './components/QuadrantDistribution';
export { AttendanceList } from './patterns/AttendanceList';
export type { AttendanceListProps, AttendancePerson } from './patterns/AttendanceList';
export { InlineEdit } from './patterns/InlineEdit';
export type { InlineEditProps } from './patterns/InlineEdit';
export { AxisEditor } from './patterns/AxisEditor';
export type { AxisEditorProps, AxisValue } from './patterns/AxisEditor';
export { AxisSummary } from './patterns/AxisSummary';
export type { AxisSummaryProps } from './patterns/AxisSummary';
export { VideoCard, VideoCardList } from './patterns/VideoCard';
export type { VideoCardListProps, VideoCardProps } from './patterns/VideoCard';
export { PermissionMatrix } from './patterns/PermissionMatrix';
export type { MatrixCell, MatrixColumn, MatrixGroup, PermissionMatrixProps } from './patterns/PermissionMatrix';
