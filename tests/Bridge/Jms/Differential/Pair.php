<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

use JMS\Serializer\ArrayTransformerInterface;
use JMS\Serializer\Context;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder as JmsBuilder;
use JMS\Serializer\SerializerInterface;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as KilnBuilder;
use Kiln\Tests\Bridge\Jms\Differential\Model\Model;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Warnings;

/**
 * A serializer of each library for the same model.
 */
final class Pair
{
    private readonly bool $takesPresentTime;

    /**
     * @param list<Parts> $parts     of both serializers
     * @param string      $directory for what they store
     * @param KnownDifferences $known counts on
     */
    public function __construct(
        public readonly Declared $declared,
        private SerializerInterface&ArrayTransformerInterface $jms,
        private SerializerInterface&ArrayTransformerInterface $kiln,
        private readonly Features $features,
        private array $parts = [],
        private readonly string $directory = '',
        private readonly KnownDifferences $known = new KnownDifferences(),
    ) {
        $this->takesPresentTime = $declared->model->takesPresentTime();
    }

    /**
     * @param string $directory that exists and is empty
     *
     * @throws \Throwable when the classes cannot be declared
     */
    public static function of(Model $model, Features $features, string $directory, KnownDifferences $known = new KnownDifferences()): self
    {
        $declared = Declared::of($model, $directory);
        [$jms, $parts] = self::jms($declared, $directory);
        [$kiln, $others] = self::kiln($declared, $directory);

        return new self($declared, $jms, $kiln, $features, [$parts, $others], $directory, $known);
    }

    /**
     * @return ?array{string, Outcome, Outcome} how the results of the two differ, and what they are; null when they do not differ
     */
    public function difference(OneCase $case): ?array
    {
        $expected = $this->outcome($this->jms, $case);
        $seen = $this->outcome($this->kiln, $case);
        $difference = $expected->difference($seen, $this->features, $this->known);
        if ($expected->failure !== null && $seen->failure !== null && $difference !== null && !$this->before($case)->equals($expected->inputs)) {
            $this->known->note(KnownDifference::FailedElsewhere);

            return null;
        }

        if ($difference !== null && $case->operation === 'writeXml' && $expected->isChangedTwice($seen) && !$this->before($case)->equals($expected->inputs)) {
            $this->known->note(KnownDifference::ChangedTwice);

            return null;
        }

        return $difference === null ? null : [$difference, $expected, $seen];
    }

    private function before(OneCase $case): Graph
    {
        $this->declared->forget();

        return new Graph([$this->input($case), $this->declared->remembered(), []], $this->takesPresentTime);
    }

    private function input(OneCase $case): mixed
    {
        return $case->isWriting() || \in_array('target', $case->context ?? [], true) ? $this->value($case) : null;
    }

    /**
     * Counts whether the extension does by itself what jms/serializer does.
     */
    public function share(OneCase $case, NativeShare $share): void
    {
        $kiln = $this->kiln;
        if (!$kiln instanceof JmsSerializer) {
            return;
        }
        if ($case->operation === 'write') {
            $expected = $this->done($case, fn(mixed $value, ?Context $context, ?string $type): string => $this->jms->serialize($value, 'json', $context instanceof SerializationContext ? $context : null, $type));
            if (\is_string($expected)) {
                $this->done($case, static fn(mixed $value, ?Context $context, ?string $type) => $share->askToWrite($kiln, $value, $type, $context instanceof SerializationContext ? $context : null, $expected));
            }
        } elseif ($case->operation === 'read' && $case->document !== null) {
            $document = $case->document;
            $isRead = $this->done($case, function (mixed $value, ?Context $context, ?string $type) use ($document): bool {
                $this->jms->deserialize($document, (string) $type, 'json', $context instanceof DeserializationContext ? $context : null);

                return true;
            });
            if ($isRead === true) {
                $this->done($case, static fn(mixed $value, ?Context $context, ?string $type) => $share->askToRead($kiln, $document, (string) $type, $context instanceof DeserializationContext ? $context : null));
            }
        }
    }

    /**
     * @param \Closure(mixed, ?Context, ?string): mixed $work
     *
     * @return mixed null where it fails
     */
    private function done(OneCase $case, \Closure $work): mixed
    {
        $this->declared->forget();
        $value = $this->input($case);
        $before = $this->setPrecision();
        try {
            $context = $this->context($case, $value);

            return Warnings::of(fn(): mixed => $work($value, $context, $case->type === null ? null : $this->declared->named($case->type)))[0];
        } catch (\Throwable) {
            return null;
        } finally {
            if ($before !== false) {
                ini_set('serialize_precision', $before);
            }
            Journal::taken();
        }
    }

    /**
     * What happens between two calls: the next process finds stored code, or parts of the serializers in use are changed.
     */
    public function change(): void
    {
        if ($this->declared->model->hasStep('built again')) {
            // Both, because a parser of types that has parsed one words the next error in another way.
            [$this->jms, $parts] = self::jms($this->declared, $this->directory);
            [$this->kiln, $others] = self::kiln($this->declared, $this->directory);
            $this->parts = [$parts, $others];
        }
        foreach ($this->parts as $parts) {
            $parts->addLate();
        }
    }

    /**
     * The value of a case, for messages.
     */
    public function shown(OneCase $case): ?string
    {
        return $case->isWriting() ? (new Graph($this->value($case)))->text : null;
    }

    /**
     * What jms/serializer makes of a value.
     */
    public function right(OneCase $case): ?string
    {
        try {
            return Warnings::of(fn(): string => $this->jms->serialize($this->value($case), $case->operation === 'writeXml' ? 'xml' : 'json'))[0];
        } catch (\Throwable) {
            return null;
        } finally {
            Journal::taken();
        }
    }

    public function outcome(SerializerInterface&ArrayTransformerInterface $serializer, OneCase $case): Outcome
    {
        $this->declared->forget();
        Journal::taken();
        $value = $this->input($case);
        $result = $failure = null;
        $afterwards = [];
        $warnings = [];
        $before = $this->setPrecision();
        try {
            $context = $this->context($case, $value);
            [$returned, $warnings] = Warnings::of(fn(): mixed => $this->call($serializer, $case, $value, $context));
            $afterwards = $this->features->has('afterwards') ? Warnings::of(static fn(): array => Afterwards::of($context))[0] : [];
            $result = new Graph($returned, $this->takesPresentTime);
        } catch (\Throwable $exception) {
            $failure = Outcome::failure($exception);
        } finally {
            if ($before !== false) {
                ini_set('serialize_precision', $before);
            }
        }

        return new Outcome($result, $failure, $warnings, Journal::taken(), new Graph([$value, $this->declared->remembered(), $afterwards], $this->takesPresentTime));
    }

    /**
     * @return string|false what was set before; false where the model leaves it
     */
    private function setPrecision(): string|false
    {
        return preg_match('/^precision (\d+)$/m', implode("\n", $this->declared->model->steps), $found) === 1 ? ini_set('serialize_precision', $found[1]) : false;
    }

    private function call(SerializerInterface&ArrayTransformerInterface $serializer, OneCase $case, mixed $value, ?Context $context): mixed
    {
        $type = $case->type === null ? null : $this->declared->named($case->type);
        if ($case->isWriting()) {
            $context = $context instanceof SerializationContext ? $context : null;

            return match ($case->operation) {
                'write' => $serializer->serialize($value, 'json', $context, $type),
                'writeXml' => $serializer->serialize($value, 'xml', $context, $type),
                default => $serializer->toArray($value, $context, $type),
            };
        }
        $context = $context instanceof DeserializationContext ? $context : null;
        if ($case->operation === 'readXml') {
            return $serializer->deserialize((string) $case->document, (string) $type, 'xml', $context);
        }
        if ($case->operation === 'read') {
            return $serializer->deserialize((string) $case->document, (string) $type, 'json', $context);
        }
        $data = Marks::replaced(json_decode((string) $case->document, true));

        return $serializer->fromArray(\is_array($data) ? $data : [$data], (string) $type, $context);
    }

    private function context(OneCase $case, mixed $value): ?Context
    {
        if ($case->context === null) {
            return null;
        }
        if (!$case->isWriting()) {
            return ContextMaker::deserialization($case->context, \is_object($value) ? $value : null);
        }
        $context = ContextMaker::serialization($case->context, $this->declared);
        if (\in_array('used', $case->context, true)) {
            $this->jms->serialize(1, 'json', $context);
        }

        return $context;
    }

    private function value(OneCase $case): mixed
    {
        // PHP warns of values that it converts for a property with a type.
        return Warnings::of(fn(): mixed => (new ValueMaker($this->declared, $this->features))->make($case->shape, new Chance($case->seed)))[0];
    }

    /**
     * @return array{SerializerInterface&ArrayTransformerInterface, Parts}
     */
    private static function jms(Declared $declared, string $directory): array
    {
        $parts = new Parts($declared);

        return [Assembly::of($declared, JmsBuilder::create(...$parts->given()), $parts, self::below($directory, 'jms'))->build(), $parts];
    }

    /**
     * @return array{JmsSerializer, Parts}
     */
    private static function kiln(Declared $declared, string $directory): array
    {
        $model = $declared->model;
        $parts = new Parts($declared);
        if ($model->hasStep('wrap') || !$model->hasStep('cache') && !$model->hasStep('default store')) {
            $original = Assembly::of($declared, JmsBuilder::create(...$parts->given()), $parts, self::below($directory, 'wrapped'));

            return [JmsSerializer::wrap($original->build(), $model->hasStep('default store') ? null : self::below($directory, 'kiln'), $model->hasStep('debug')), $parts];
        }
        return [Assembly::of($declared, KilnBuilder::create(...$parts->given()), $parts, self::below($directory, 'kiln'))->build(), $parts];
    }

    private static function below(string $directory, string $name): string
    {
        if (!is_dir("{$directory}/{$name}")) {
            mkdir("{$directory}/{$name}", 0o700);
        }

        return "{$directory}/{$name}";
    }
}
