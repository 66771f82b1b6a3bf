<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Status;

use JMS\Serializer\SerializerInterface;
use Kiln\Bridge\Jms\Decoding;
use Kiln\Bridge\Jms\Encoding;
use Kiln\Bridge\Jms\GiveUp;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\Parts;
use Kiln\Bridge\Jms\Selection;
use Kiln\Bridge\Jms\Setup;
use Kiln\Bridge\Jms\XmlDialect;
use Kiln\Bridge\Jms\XmlEncoding;
use Kiln\Dialect\Jms\Metadata\XmlFacts;
use Kiln\Dialect\Jms\Plan\ReadPlanner;

/**
 * Finds out what of the work of a serializer of jms/serializer is done by generated code, and why not all of it.
 *
 *     $status = Examination::of($serializer)->examine(Order::class);
 *
 * It looks at JSON or XML in the default context; handlers and listeners count that are registered when it begins. No object is
 * written or read.
 *
 * @api
 */
final readonly class Examination
{
    /** What jms/serializer does whatever class it is about. */
    public const ALWAYS_BY_JMS = [
        'calls with an exclusion strategy of their own, or a context of a class of the application',
    ];

    /**
     * @param ?string $writingObstacle why jms/serializer does all the writing; null where it does not
     * @param ?string $readingObstacle likewise
     */
    private function __construct(
        public ?string $writingObstacle,
        public ?string $readingObstacle,
        private ?WritingPlans $writing,
        private ?ReadingPlans $reading,
    ) {}

    /**
     * @param SerializerInterface $jms    of jms/serializer, or Kiln in its place
     * @param string              $format `json` or `xml`
     *
     * @throws \InvalidArgumentException for another format
     */
    public static function of(SerializerInterface $jms, string $format = 'json'): self
    {
        if ($format !== 'json' && $format !== 'xml') {
            throw new \InvalidArgumentException("jms/serializer knows no format \"{$format}\": it is json or xml.");
        }
        $setup = Setup::of($jms instanceof JmsSerializer ? $jms->original() : $jms);
        if (!$setup instanceof Setup) {
            return new self($setup, $setup, null, null);
        }
        $parts = Parts::of($setup);
        $isXml = $format === 'xml';
        $registrations = ($isXml ? new XmlDialect($parts) : $parts)->registrations();
        $facts = $parts->facts();
        $xml = $isXml && $facts instanceof XmlFacts ? $facts : null;
        $isStrict = !$isXml && $setup->readVisitors !== null && (new Decoding($setup->readVisitors))->isStrict;

        return new self(
            $isXml ? self::xmlWritingObstacle($setup) : self::writingObstacle($setup),
            $isXml ? self::xmlReadingObstacle($setup) : self::readingObstacle($setup),
            new WritingPlans($facts, $registrations, $parts->evaluates(), $xml),
            new ReadingPlans(
                static fn(): ReadPlanner => new ReadPlanner($facts, $registrations, new Selection(), $parts->evaluates(), $isStrict, $parts->making(), $xml),
                $facts,
                $registrations,
            ),
        );
    }

    /**
     * @param class-string $class
     */
    public function examine(string $class): ClassStatus
    {
        $class = (new \ReflectionClass($class))->name;
        $writing = self::planned($this->writingObstacle, fn(): ?PlannedClass => $this->writing?->of($class));
        $reading = self::planned($this->readingObstacle, fn(): ?PlannedClass => $this->reading?->of($class));
        $properties = [];
        // PHP makes numbers of keys that look like one.
        foreach (\array_map(\strval(...), \array_keys($writing->properties + $reading->properties)) as $name) {
            $properties[] = new PropertyStatus($name, $writing->properties[$name] ?? null, $reading->properties[$name] ?? null);
        }

        return new ClassStatus($class, $writing->treatment, $reading->treatment, $properties);
    }

    /**
     * @param \Closure(): ?PlannedClass $plan
     */
    private static function planned(?string $obstacle, \Closure $plan): PlannedClass
    {
        if ($obstacle !== null) {
            return new PlannedClass(Treatment::byJms($obstacle));
        }
        try {
            return $plan() ?? new PlannedClass(Treatment::fails('there is no plan'));
        } catch (\Throwable $exception) {
            return new PlannedClass(Treatment::fails($exception->getMessage()));
        }
    }

    /**
     * As {@see JmsSerializer} decides.
     */
    private static function writingObstacle(Setup $setup): ?string
    {
        return match (true) {
            $setup->writeVisitors === null => 'the visitor that writes JSON is not that of jms/serializer',
            (new Encoding($setup->writeVisitors))->json() === null => 'with such options of json_encode() only jms/serializer knows what happens; only toArray() is compiled',
            default => null,
        };
    }

    /**
     * Likewise.
     */
    private static function readingObstacle(Setup $setup): ?string
    {
        if ($setup->readVisitors === null) {
            return 'the visitor that reads JSON is not that of jms/serializer';
        }
        try {
            (new Decoding($setup->readVisitors))->decode('0');

            return null;
        } catch (GiveUp) {
            return 'with such options of json_decode() only jms/serializer knows what happens; only fromArray() is compiled';
        }
    }

    private static function xmlWritingObstacle(Setup $setup): ?string
    {
        return match (true) {
            $setup->xmlWriteVisitors === null => 'the visitor that writes XML is not that of jms/serializer',
            (new XmlEncoding($setup->xmlWriteVisitors))->options() === null => 'only jms/serializer writes documents of such a version or encoding',
            default => null,
        };
    }

    private static function xmlReadingObstacle(Setup $setup): ?string
    {
        return $setup->xmlReadVisitors === null ? 'the visitor that reads XML is not that of jms/serializer' : null;
    }
}
