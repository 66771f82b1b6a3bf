<?php

declare(strict_types=1);

namespace Kiln\Lab\Workload;

use JMS\Serializer\Serializer;
use Kiln\Lab\Contender\JmsDialect;

/**
 * What JMS makes of a workload in its dialect: who takes its place has to give the same bytes, and the same objects down to
 * the zones of dates.
 */
final readonly class JmsOracle implements Oracle
{
    private Serializer $jms;

    private string $type;

    public function __construct(private Workload $workload, private JmsSettings $settings)
    {
        $this->jms = JmsDialect::original($settings);
        $this->type = JmsDialect::type($workload);
    }

    public function written(): string
    {
        return $this->jms->serialize($this->workload->graph(), 'json', $this->settings->writing(), $this->type);
    }

    public function read(): mixed
    {
        return $this->jms->deserialize($this->workload->input(), $this->type, 'json', $this->settings->reading());
    }

    public function differenceOfText(string $json): ?string
    {
        $expected = $this->written();
        if ($json === $expected) {
            return null;
        }

        return (new Comparison())->ofJson(json_decode($expected, false, 512, JSON_THROW_ON_ERROR), $json)
            ?? 'the same values as JMS, but not the same bytes';
    }

    public function differenceOfValues(mixed $actual): ?string
    {
        $expected = $this->read();
        if (serialize($actual) === serialize($expected)) {
            return null;
        }

        return (new Comparison())->ofValues($expected, $actual) ?? 'the same values as JMS, but shared between objects in another way, or dates of another zone';
    }
}
