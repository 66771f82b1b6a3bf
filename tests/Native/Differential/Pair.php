<?php

declare(strict_types=1);

namespace Kiln\Tests\Native\Differential;

use Kiln\Context;
use Kiln\Engine;
use Kiln\JsonOptions;
use Kiln\Limits;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Bridge\Jms\Differential\Declared;
use Kiln\Tests\Bridge\Jms\Differential\Graph;
use Kiln\Tests\Bridge\Jms\Differential\Journal;
use Kiln\Tests\Bridge\Jms\Differential\Model\Model;
use Kiln\Tests\Engine\Native\Fallback;
use Kiln\Tests\Engine\Native\NativeSetup;
use Kiln\Tests\Fixture\Native\Cents;
use Kiln\Tests\Fixture\Native\CentsConverter;
use Kiln\Tests\Warnings;

/**
 * A serializer on each engine for the same model.
 */
final class Pair
{
    private readonly Serializer $php;

    /** @var array<string, NativeSetup> by options of JSON and key of the context */
    private array $natives = [];

    private readonly ?string $precision;

    /** Of the value made last. */
    private bool $isComplete = true;

    /**
     * @param SerializerBuilder $native sets up the native serializer, which should be the same as the other one
     */
    public function __construct(public readonly Declared $declared, SerializerBuilder $php, private readonly SerializerBuilder $native)
    {
        $this->php = $php->withEngine(Engine::Php)->build();
        $this->precision = self::step($declared->model, 'precision');
    }

    /**
     * @param string $directory that exists and is empty
     *
     * @throws \Throwable when the classes cannot be declared
     */
    public static function of(Model $model, string $directory): self
    {
        $declared = Declared::of($model, $directory);
        $builder = self::builder($declared, $directory);

        return new self($declared, $builder, $builder);
    }

    /**
     * A serializer as the model has it.
     */
    public static function builder(Declared $declared, string $directory): SerializerBuilder
    {
        $model = $declared->model;
        $builder = SerializerBuilder::create()->withCacheDir($directory)->withLimits(new Limits(
            depth: max(1, (int) (self::step($model, 'depth') ?? 512)),
            stringLength: self::step($model, 'strings') === null ? null : max(0, (int) self::step($model, 'strings')),
            elements: self::step($model, 'elements') === null ? null : max(0, (int) self::step($model, 'elements')),
        ));
        if (self::step($model, 'converter') !== null) {
            $builder = $builder->withConverter(Cents::class, new CentsConverter('number'));
        }

        $listened = self::step($model, 'listener');
        if ($listened !== null && $declared->has($listened)) {
            $builder = $builder->withListener(
                $declared->class($listened),
                afterSerialize: static function (object $object, array $data, Context $context): array {
                    Journal::note('after ' . implode(', ', array_keys($data)));

                    return $data + ['of' => $context->groups, 'again' => [new Cents(\count($data))]];
                },
            );
        }

        return $builder;
    }

    /**
     * @return ?array{string, Outcome, Outcome} how the results of the two differ, and what they are; null when they do not differ
     */
    public function difference(OneCase $case, ?Census $census = null): ?array
    {
        $expected = $this->outcome($this->php, $case);
        $setup = $this->natives[$case->context->json?->flags() . $case->context->key()] ??= new NativeSetup($this->native, $case->context);
        $seen = $this->outcome($setup->serializer, $case, $setup->fallback);
        $census?->add($case, $case->isOrdinary && $this->isComplete, $expected, $seen->isBegunTwice);
        $difference = $expected->difference($seen, $case->operation) ?? ($expected->failure === null && $case->operation === Operation::Write ? $this->unlikeJson((string) $expected->result, $case->context) : null);

        return $difference === null ? null : [$difference, $expected, $seen];
    }

    /**
     * The value of a case, for messages.
     */
    public function shown(OneCase $case): ?string
    {
        return $case->operation->isWriting() ? (new Graph($this->value($case)))->text : null;
    }

    /**
     * What the PHP engine makes of a value.
     */
    public function written(OneCase $case): ?string
    {
        try {
            return Warnings::of(fn(): string => $this->php->serialize($this->value($case), context: $case->context, type: $this->type($case)))[0];
        } catch (\Throwable) {
            return null;
        } finally {
            Journal::taken();
        }
    }

    /**
     * @param ?Fallback $fallback what a native serializer declines to
     */
    private function outcome(Serializer $serializer, OneCase $case, ?Fallback $fallback = null): Outcome
    {
        $declined = self::calls($fallback);
        Journal::taken();
        $value = $case->operation->isWriting() ? $this->value($case) : null;
        $result = $returned = $failure = null;
        $warnings = [];
        $precision = $this->precision === null ? false : ini_set('serialize_precision', $this->precision);
        try {
            [$returned, $warnings] = Warnings::of(fn(): mixed => $this->call($serializer, $case, $value));
        } catch (\Throwable $exception) {
            $failure = Outcome::failure($exception);
        } finally {
            if ($precision !== false) {
                ini_set('serialize_precision', $precision);
            }
        }
        // Before objects go out of scope whose destructors are noted as well.
        $journal = Journal::taken();
        if ($failure === null) {
            $result = \is_string($returned) && $case->operation->isWriting() ? $returned : (new Graph($returned))->text;
        }

        return new Outcome($result, $failure, $warnings, $journal, $failure === null && $value !== null ? (new Graph($value))->text : '', self::calls($fallback) > $declined);
    }

    private static function calls(?Fallback $fallback): int
    {
        return $fallback === null ? 0 : $fallback->encoded + $fallback->decoded;
    }

    private function call(Serializer $serializer, OneCase $case, mixed $value): mixed
    {
        $type = $this->type($case);

        return match ($case->operation) {
            Operation::Write => $serializer->serialize($value, context: $case->context, type: $type),
            Operation::WriteItems => implode('', iterator_to_array($serializer->write([$value, 7, $value], context: $case->context), false)),
            Operation::Read => $serializer->deserialize((string) $case->document, (string) $type, context: $case->context),
            Operation::ReadItems => iterator_to_array($serializer->read(["[{$case->document} ,", "{$case->document}]"], (string) $type, context: $case->context)),
        };
    }

    private function type(OneCase $case): ?string
    {
        return $case->type === null ? null : $this->declared->named($case->type);
    }

    private function value(OneCase $case): mixed
    {
        [$value, $this->isComplete] = $case->value($this->declared);

        return $value;
    }

    /**
     * What both engines say may be wrong all the same: ext/json reads the text and writes it again.
     */
    private function unlikeJson(string $json, Context $context): ?string
    {
        $data = json_decode($json, false, 1024);
        if (json_last_error() === JSON_ERROR_INVALID_PROPERTY_NAME) {
            return null;
        }
        $again = json_encode($data, ($context->json ?? new JsonOptions())->flags(), 1024);
        // json_encode() makes -0 of -0.0, which json_decode() takes for the int.
        $kept = preg_replace('/(?<=[:\[,])-0(?=[,}\]])|\A-0\z/', '0', $json);

        return $again === $json || $again === $kept ? null : "ext/json reads and writes it as {$again}";
    }

    private static function step(Model $model, string $name): ?string
    {
        foreach ($model->steps as $step) {
            if (str_starts_with($step, "{$name} ")) {
                return substr($step, \strlen($name) + 1);
            }
        }

        return null;
    }
}
