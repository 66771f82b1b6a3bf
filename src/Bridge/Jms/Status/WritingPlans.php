<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Status;

use Kiln\Bridge\Jms\Selection;
use Kiln\Dialect\Jms\Metadata\Facts;
use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Dialect\Jms\Metadata\XmlFacts;
use Kiln\Dialect\Jms\Plan\Delegated;
use Kiln\Dialect\Jms\Plan\Observed;
use Kiln\Dialect\Jms\Plan\Refused;
use Kiln\Dialect\Jms\Plan\Write;
use Kiln\Dialect\Jms\Plan\WritePlanner;
use Kiln\Dialect\Jms\UserCode\Direction;
use Kiln\Dialect\Jms\UserCode\Registrations;
use Kiln\Plan\Write\Constant;
use Kiln\Plan\Write\Date;
use Kiln\Plan\Write\EnumCase;
use Kiln\Plan\Write\SharedNode;
use Kiln\Plan\Write\Timestamp;

/**
 * Looks through the plans by which classes are written in the default context.
 *
 * @internal
 */
final class WritingPlans
{
    /** @var array<string, PlannedClass> those met inside others, too: plans of classes that refer to each other hold them all */
    private array $known = [];

    /**
     * @param ?XmlFacts $xml null where JSON is written
     */
    public function __construct(
        private readonly Facts $facts,
        private readonly Registrations $registrations,
        private readonly bool $hasEvaluator,
        private readonly ?XmlFacts $xml = null,
    ) {}

    /**
     * @param class-string $class
     *
     * @throws \Throwable when a class inside cannot be loaded
     */
    public function of(string $class): PlannedClass
    {
        return $this->known[$class] ??= $this->examine($class);
    }

    /**
     * @param class-string $class
     */
    private function examine(string $class): PlannedClass
    {
        $reflection = new \ReflectionClass($class);
        $planner = $this->planner();
        $plan = $reflection->isInterface() || $reflection->isAbstract() ? $planner->plan(new TypeName($class)) : $planner->planClass($class, '');
        $reasons = new Reasons($planner->reasons());
        $this->learn($plan, $reasons);
        $treatment = $this->value($plan->root, $plan, $reasons, $class, null);
        // A handler does not ask for members.
        if ($plan->root instanceof Observed && $this->registrations->handling(Direction::Serialization, $class) === null) {
            $planner = $this->planner();
            $plan = $planner->planBody($class, '');
            $reasons = new Reasons($planner->reasons());
            $this->learn($plan, $reasons);
        }
        $object = self::object($plan->root, $plan);

        return new PlannedClass($treatment, $object === null ? [] : $this->properties($object, $plan, $reasons));
    }

    private function planner(): WritePlanner
    {
        return new WritePlanner($this->facts, $this->registrations, new Selection(), $this->hasEvaluator, $this->xml);
    }

    private static function object(Write\WriteNode|SharedNode $root, Write\WritePlan $plan): ?Write\WriteObject
    {
        return match ($root::class) {
            Write\ObjectOf::class => $plan->objects[$root->plan],
            Write\Proxy::class => self::object($root->loaded, $plan),
            Write\Artificial::class, Write\AsIs::class, Write\ByOwnType::class, Write\Cast::class, Write\CastCase::class, Date::class, Delegated::class, Write\Duration::class, Write\Elements::class, EnumCase::class, Write\Members::class, Observed::class, Write\OfClass::class, Write\Omitted::class, Write\OwnCase::class,
            Refused::class, Write\Round::class, Write\SubclassOf::class, Timestamp::class, Write\XmlNumber::class, Write\XmlPlain::class => null,
        };
    }

    private function learn(Write\WritePlan $plan, Reasons $reasons): void
    {
        foreach ($plan->objects as $object) {
            if (!$object->isBody) {
                $this->known[$object->class] ??= new PlannedClass(self::announced($object), $this->properties($object, $plan, $reasons));
            }
        }
    }

    /**
     * @return array<string, Treatment>
     */
    private function properties(Write\WriteObject $object, Write\WritePlan $plan, Reasons $reasons): array
    {
        $properties = [];
        foreach ($object->steps as $step) {
            if ($step instanceof Write\Field) {
                $properties[$step->property] = $this->field($step, $object->class, $plan, $reasons);
            } elseif ($step instanceof Constant) {
                $properties[$step->key] = Treatment::compiled();
            }
        }

        return $properties;
    }

    /**
     * @param class-string $class
     */
    private function field(Write\Field $field, string $class, Write\WritePlan $plan, Reasons $reasons): Treatment
    {
        $treatment = $this->value($field->value, $plan, $reasons, $class, $field->property);
        if ($field->access instanceof Write\Asked) {
            $treatment = $treatment->throughAccessor($reasons->why($field->access, $class, $field->property) ?? 'only that knows the value');
        }

        return $field->isConditional ? $treatment->calling('an expression decides whether it is written') : $treatment;
    }

    /**
     * @param ?string      $property whose value it is; null for the root of a plan
     */
    private function value(Write\WriteNode|SharedNode $node, Write\WritePlan $plan, Reasons $reasons, string $class, ?string $property): Treatment
    {
        return match ($node::class) {
            Delegated::class => Treatment::byJms($reasons->why($node, $class, $property) ?? 'it is not planned'),
            Refused::class => Treatment::fails($reasons->why($node, $class, $property) ?? "nothing can be written as {$node->type}"),
            Observed::class, Write\Artificial::class => Treatment::compiled()->calling($reasons->why($node, $class, $property) ?? 'user code is called'),
            Write\ObjectOf::class => self::announced($plan->objects[$node->plan]),
            Write\ByOwnType::class, Write\Members::class => Treatment::compiled('decided by each value'),
            Write\SubclassOf::class => Treatment::compiled('decided by the class of each object'),
            Write\Elements::class => $this->value($node->item, $plan, $reasons, $class, $property),
            Write\OfClass::class => $this->value($node->value, $plan, $reasons, $class, $property),
            Write\Proxy::class => self::loaded($this->value($node->loaded, $plan, $reasons, $class, $property)),
            Write\AsIs::class, Write\Cast::class, Write\CastCase::class, Date::class, Write\Duration::class, EnumCase::class, Write\Omitted::class,
            Write\OwnCase::class, Write\Round::class, Timestamp::class, Write\XmlNumber::class, Write\XmlPlain::class => Treatment::compiled(),
        };
    }

    private static function announced(Write\WriteObject $object): Treatment
    {
        return $object->isAnnounced ? Treatment::compiled()->calling('listeners are called') : Treatment::compiled();
    }

    private static function loaded(Treatment $treatment): Treatment
    {
        return $treatment->work === Work::Compiled ? Treatment::compiled('once it is loaded') : $treatment;
    }
}
