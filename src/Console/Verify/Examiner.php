<?php

declare(strict_types=1);

namespace Kiln\Console\Verify;

use JMS\Serializer\DeserializationContext;
use Kiln\Bridge\Jms\Verify\Call;
use Kiln\Bridge\Jms\Verify\MemoryRecorder;
use Kiln\Bridge\Jms\Verify\Redaction;
use Kiln\Bridge\Jms\Verify\SideBySide;
use Kiln\System\Attempt;

/**
 * Makes up objects of a class and has both serializers write and read them.
 *
 * @internal
 */
final readonly class Examiner
{
    /** Damaged documents for each one that is not. */
    private const DAMAGES = 4;

    private SideBySide $sideBySide;

    /**
     * @param list<class-string> $classes that objects inside can be of
     * @param int                $cases   objects of each class
     */
    public function __construct(private JmsSetup $setup, private array $classes, private int $seed, private int $cases)
    {
        // What is made up need not be hidden.
        $this->sideBySide = new SideBySide($setup->jms, static fn() => $setup->kiln, Redaction::off());
    }

    /**
     * @param class-string $class
     *
     * @throws \Throwable when jms/serializer refuses the class, or there can be no object of it
     */
    public function examine(string $class): MemoryRecorder
    {
        $recorder = new MemoryRecorder();
        // jms/serializer casts whatever a damaged document holds, and PHP warns of it each time.
        Attempt::of(fn() => $this->record($class, $recorder));

        return $recorder;
    }

    /**
     * @param class-string $class
     */
    private function record(string $class, MemoryRecorder $recorder): void
    {
        $contexts = new ContextCases($class, $this->setup->facts);
        $base = $this->setup->facts->of($class)->discriminator->baseClass ?? $class;
        for ($number = 0; $number < $this->cases; ++$number) {
            $make = fn(): object => $this->object($class, $number);
            $makeSeveral = static fn(): array => [$make(), 'key' => $make()];
            foreach ($contexts->writing() as $context) {
                $this->compare(Call::serialize($make(), 'json', $context, null)->anew($make), $recorder);
                $this->compare(Call::toArray($make(), $context, null)->anew($make), $recorder);
                $this->compare(Call::serialize($make(), 'xml', $context, null)->anew($make), $recorder);
            }
            foreach (['json', 'xml'] as $format) {
                $this->compare(Call::serialize($makeSeveral(), $format, null, null)->anew($makeSeveral), $recorder);
            }
            $written = Call::serialize($make(), 'json', null, null)->by($this->setup->jms)->value;
            if (\is_string($written)) {
                $this->read($written, $base, $contexts->reading(), new Damage(Chance::ofCase($this->seed, $class, $number)), $recorder);
            }
            $written = Call::serialize($make(), 'xml', null, null)->by($this->setup->jms)->value;
            if (\is_string($written)) {
                $this->readXml($written, $base, $contexts->reading(), new Damage(Chance::ofCase($this->seed, $class, $number)), $recorder);
            }
        }
    }

    /**
     * @param class-string $class
     *
     * @return object equal ones for the same number
     */
    private function object(string $class, int $number): object
    {
        $madeUp = new MadeUp(Chance::ofCase($this->seed, $class, $number));

        return (new ObjectMaker($this->setup->facts, $this->classes, $madeUp, Filling::ofCase($number)))->make($class);
    }

    /**
     * @param non-empty-list<DeserializationContext> $contexts
     */
    private function read(string $json, string $type, array $contexts, Damage $damage, MemoryRecorder $recorder): void
    {
        $data = \json_decode($json, true);
        $data = \is_array($data) ? $data : [];
        foreach ($contexts as $context) {
            $this->compare(Call::deserialize($json, $type, 'json', $context), $recorder);
            $this->compare(Call::fromArray($data, $type, $context), $recorder);
        }
        $this->compare(Call::deserialize("[{$json},{$json}]", "array<{$type}>", 'json', null), $recorder);
        $this->compare(Call::deserialize($damage->toText($json), $type, 'json', null), $recorder);
        for ($number = 0; $number < self::DAMAGES; ++$number) {
            $damaged = $damage->to($data);
            $this->compare(Call::deserialize((string) \json_encode($damaged, \JSON_PRESERVE_ZERO_FRACTION), $type, 'json', null), $recorder);
            $this->compare(Call::fromArray($damaged, $type, null), $recorder);
        }
    }

    /**
     * @param non-empty-list<DeserializationContext> $contexts
     */
    private function readXml(string $xml, string $type, array $contexts, Damage $damage, MemoryRecorder $recorder): void
    {
        foreach ($contexts as $context) {
            $this->compare(Call::deserialize($xml, $type, 'xml', $context), $recorder);
        }
        $this->compare(Call::deserialize($damage->toText($xml), $type, 'xml', null), $recorder);
        for ($number = 0; $number < self::DAMAGES; ++$number) {
            $this->compare(Call::deserialize($damage->toXml($xml), $type, 'xml', null), $recorder);
        }
    }

    private function compare(Call $call, MemoryRecorder $recorder): void
    {
        $this->sideBySide->compare($call, $call->by($this->setup->jms), $recorder);
    }
}
