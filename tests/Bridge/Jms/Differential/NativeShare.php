<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

use JMS\Serializer\DeserializationContext;
use JMS\Serializer\SerializationContext;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\Readers;
use Kiln\Bridge\Jms\Selection;
use Kiln\Bridge\Jms\Selections;
use Kiln\Bridge\Jms\Setup;
use Kiln\Bridge\Jms\Writers;
use Kiln\Dialect\Jms\Call\ReaderSet;
use Kiln\Dialect\Jms\Call\WriterSet;
use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Engine;
use Kiln\Engine\Native\Extension;

/**
 * How much of what jms/serializer writes or reads the extension does, too, by itself: were it to decline, generated code would do
 * it, and nobody would notice.
 */
final class NativeShare
{
    /** Other options are for generated code. */
    private const OPTIONS = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION;

    private int $asked = 0;

    private int $done = 0;

    /** @var array<string, int> how often, by what was said */
    private array $reasons = [];

    public static function isKnown(): bool
    {
        return Extension::ofThisPhp()->choose(Engine::Automatic) === Engine::Native;
    }

    /**
     * Has the extension write alone what jms/serializer has written.
     */
    public function askToWrite(JmsSerializer $serializer, mixed $value, ?string $type, ?SerializationContext $context, string $expected): void
    {
        $writers = Setup::part($serializer, 'writers');
        $json = $writers instanceof Writers ? $writers->encoding->json() : null;
        $context ??= (new \ReflectionMethod($serializer, 'contextForWriting'))->invoke($serializer);
        $type ??= (new \ReflectionMethod($serializer, 'initialType'))->invoke(null, $context);
        $selection = $context instanceof SerializationContext ? Selections::of($context) : new Selection();
        if ($value === null || !$writers instanceof Writers || $json === null || $selection === null || ($json->options & ~self::OPTIONS) !== 0) {
            return;
        }
        ++$this->asked;
        $encode = new \ReflectionMethod($writers, 'encodeNatively');
        try {
            $text = (new \ReflectionMethod($writers, 'attempt'))->invoke(
                $writers,
                $value,
                $type,
                $selection,
                static fn(?TypeName $typeName, WriterSet $set): mixed => $encode->invoke($writers, $value, $typeName, $context, $set, $json),
            );
            $said = $text === $expected ? null : 'something else is written';
        } catch (\Throwable $exception) {
            $said = $exception->getMessage();
        }
        if ($said === null) {
            ++$this->done;
        } else {
            $this->reasons[$said] = ($this->reasons[$said] ?? 0) + 1;
        }
    }

    /**
     * Has the extension read alone what jms/serializer has read. That the objects are the same is for others to see.
     */
    public function askToRead(JmsSerializer $serializer, string $json, string $type, ?DeserializationContext $context): void
    {
        $readers = Setup::part($serializer, 'readers');
        $context ??= (new \ReflectionMethod($serializer, 'contextForReading'))->invoke($serializer);
        $selection = $context instanceof DeserializationContext ? Selections::of($context) : new Selection();
        $levels = $readers instanceof Readers ? $readers->decoding->levels() : null;
        if (!$readers instanceof Readers || $selection === null || $levels === null) {
            return;
        }
        ++$this->asked;
        try {
            (new \ReflectionMethod($readers, 'attempt'))->invoke(
                $readers,
                $type,
                $context,
                $selection,
                static fn(ReaderSet $set, TypeName $typeName, Reading $reading): mixed => $set->decode($json, $typeName, $reading, $levels),
            );
            ++$this->done;
        } catch (\Throwable $exception) {
            $this->reasons[$exception->getMessage()] = ($this->reasons[$exception->getMessage()] ?? 0) + 1;
        }
    }

    public function percent(): float
    {
        return $this->asked === 0 ? 100 : 100 * $this->done / $this->asked;
    }

    public function describe(): string
    {
        arsort($this->reasons);

        return \sprintf('By the extension alone: %d of %d (%.2f %%).', $this->done, $this->asked, $this->percent())
            . implode('', array_map(static fn(string $reason, int $count): string => "\n  {$count}: {$reason}", array_keys($this->reasons), $this->reasons));
    }
}
