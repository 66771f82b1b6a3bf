<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Status;

use Kiln\Dialect\Jms\Metadata\Facts;
use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Dialect\Jms\Plan\Delegated;
use Kiln\Dialect\Jms\Plan\Observed;
use Kiln\Dialect\Jms\Plan\Read;
use Kiln\Dialect\Jms\Plan\ReadPlanner;
use Kiln\Dialect\Jms\Plan\Refused;
use Kiln\Dialect\Jms\UserCode\Direction;
use Kiln\Dialect\Jms\UserCode\Event;
use Kiln\Dialect\Jms\UserCode\Registrations;
use Kiln\Plan\Read\ExistingObject;

/**
 * Looks through the plans by which classes are read in the default context.
 *
 * @internal
 */
final class ReadingPlans
{
    /** @var array<string, array<string, Treatment>> properties of the classes met so far: plans of classes that refer to each other hold them all */
    private array $known = [];

    /**
     * @param \Closure(): ReadPlanner $planner for one plan
     */
    public function __construct(
        private readonly \Closure $planner,
        private readonly Facts $facts,
        private readonly Registrations $registrations,
    ) {}

    /**
     * @param class-string $class
     *
     * @throws \Throwable when a class inside cannot be loaded
     */
    public function of(string $class): PlannedClass
    {
        if (isset($this->known[$class])) {
            return new PlannedClass($this->announced($class), $this->known[$class]);
        }
        $planner = ($this->planner)();
        $plan = $planner->plan(new TypeName($class));
        $reasons = new Reasons($planner->reasons());
        $this->learn($plan, $reasons);
        $treatment = $plan->root instanceof Read\ObjectOf ? $this->announced($plan->root->class) : $this->value($plan->root, $reasons, $class, null);

        return new PlannedClass($treatment, match ($plan->root::class) {
            Read\ObjectOf::class => $this->properties($plan->objects[$plan->root->plan], $reasons),
            Observed::class, Read\Discriminated::class => $this->body($class),
            Read\Coerce::class, Read\DateFrom::class, Delegated::class, Read\DeprecatedEnumFrom::class, Read\DurationFrom::class, Read\EnumFrom::class, Read\Exactly::class, Read\ListOf::class, Read\MapOf::class, Read\Nothing::class, Refused::class, Read\ScalarUnion::class, Read\Untyped::class, Read\Wrapped::class => [],
        });
    }

    /**
     * @param class-string $class for whose objects something is done before its properties are set
     *
     * @return array<string, Treatment>
     */
    private function body(string $class): array
    {
        // A handler does not ask for properties, and a subclass has its own.
        if ($this->registrations->handling(Direction::Deserialization, $class) !== null || !(new \ReflectionClass($class))->isInstantiable()) {
            return [];
        }
        $planner = ($this->planner)();
        $plan = $planner->planBody($class, '');
        $reasons = new Reasons($planner->reasons());
        $this->learn($plan, $reasons);

        return $plan->root instanceof Read\ObjectOf ? $this->properties($plan->objects[$plan->root->plan], $reasons) : [];
    }

    private function learn(Read\ReadPlan $plan, Reasons $reasons): void
    {
        foreach ($plan->objects as $object) {
            // An object asked for as the base of others is told apart from these first.
            if (!$object->construction instanceof ExistingObject && $this->facts->of($object->class)->discriminator?->baseClass !== $object->class) {
                $this->known[$object->class] ??= $this->properties($object, $reasons);
            }
        }
    }

    private function announced(string $class): Treatment
    {
        return $this->registrations->listens(Event::PostDeserialize, $class) ? Treatment::compiled()->calling('listeners are called') : Treatment::compiled();
    }

    /**
     * @return array<string, Treatment>
     */
    private function properties(Read\ReadObject $object, Reasons $reasons): array
    {
        $properties = [];
        foreach ($object->fields as $field) {
            if ($field instanceof Read\Field) {
                $properties[$field->property] = $this->field($field, $object->class, $reasons);
            }
        }

        return $properties;
    }

    private function field(Read\Field $field, string $class, Reasons $reasons): Treatment
    {
        $treatment = $field->value === null ? Treatment::fails('no type is known') : $this->value($field->value, $reasons, $class, $field->property);
        if ($field->target instanceof Read\Entrusted) {
            $treatment = $treatment->throughAccessor($reasons->why($field->target, $class, $field->property) ?? 'only that can set the value');
        }

        return $field->isConditional ? $treatment->calling('an expression decides whether it is read') : $treatment;
    }

    /**
     * @param ?string $property whose value it is; null for the root of a plan
     */
    private function value(Read\ReadNode $node, Reasons $reasons, string $class, ?string $property): Treatment
    {
        return match ($node::class) {
            Delegated::class => Treatment::byJms($reasons->why($node, $class, $property, $node->type['name']) ?? 'it is not planned'),
            Observed::class => Treatment::compiled()->calling($reasons->why($node, $class, $property, $node->type['name']) ?? 'user code is called'),
            Refused::class => Treatment::fails($reasons->why($node, $class, $property) ?? "nothing can be read as {$node->type}"),
            Read\Discriminated::class => Treatment::compiled("decided by the key \"{$node->field}\""),
            Read\ListOf::class => $this->value($node->item, $reasons, $class, $property),
            Read\MapOf::class => $this->value($node->value, $reasons, $class, $property),
            Read\Wrapped::class => $this->value($node->array, $reasons, $class, $property),
            Read\ObjectOf::class => $this->announced($node->class),
            Read\Coerce::class, Read\Exactly::class, Read\ScalarUnion::class, Read\Untyped::class, Read\DateFrom::class, Read\DurationFrom::class,
            Read\EnumFrom::class, Read\DeprecatedEnumFrom::class, Read\Nothing::class => Treatment::compiled(),
        };
    }
}
