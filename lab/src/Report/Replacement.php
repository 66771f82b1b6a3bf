<?php

declare(strict_types=1);

namespace Kiln\Lab\Report;

use Kiln\Lab\Contender\Jms;
use Kiln\Lab\Contender\KilnJms;
use Kiln\Lab\Direction;

/**
 * What putting Kiln in the place of JMS brings for one workload in one direction, and what it was to bring: so many times less
 * time, and no more memory.
 */
final readonly class Replacement
{
    /** How many times faster than JMS, by workload and by what Kiln runs on. */
    private const WANTED = [
        'jms-catalogue' => self::ATTRIBUTES_ALONE,
        'jms-catalogue-public' => self::ATTRIBUTES_ALONE,
        'jms-catalogue-groups' => self::ATTRIBUTES_ALONE,
        'jms-catalogue-handler' => self::WITH_USERS_CODE,
        'jms-webhooks' => self::ATTRIBUTES_ALONE,
        'jms-webhooks-groups' => self::ATTRIBUTES_ALONE,
        'jms-webhooks-handler' => self::WITH_USERS_CODE,
    ];

    private const ATTRIBUTES_ALONE = [
        KilnJms::NAME => [Direction::Write->value => 18.0, Direction::Read->value => 8.0],
        KilnJms::NATIVE => [Direction::Write->value => 75.0, Direction::Read->value => 40.0],
    ];

    private const WITH_USERS_CODE = [
        KilnJms::NAME => [Direction::Write->value => 8.0, Direction::Read->value => 8.0],
        KilnJms::NATIVE => [Direction::Write->value => 8.0, Direction::Read->value => 8.0],
    ];

    /**
     * @param ?float $ratio the time of JMS as a multiple of Kiln's, null when one of them was not timed
     */
    private function __construct(
        public string $workload,
        public Direction $direction,
        public float $wanted,
        public Row $jms,
        public Row $kiln,
        public ?float $ratio,
    ) {}

    /**
     * @return list<self> one for each of these workloads, and each form of Kiln, in which both took part
     */
    public static function all(Results $results): array
    {
        $all = [];
        foreach (self::WANTED as $workload => $wanted) {
            foreach (Direction::cases() as $direction) {
                $jms = $results->row($workload, $direction, Jms::NAME);
                foreach ($wanted as $name => $times) {
                    $kiln = $results->row($workload, $direction, $name);
                    if ($jms !== null && $kiln !== null && $kiln->verdict !== Verdict::NotInstalled) {
                        $all[] = new self($workload, $direction, $times[$direction->value], $jms, $kiln, $results->ratio($jms, $name));
                    }
                }
            }
        }

        return $all;
    }

    public function isFastEnough(): bool
    {
        return $this->ratio !== null && $this->ratio >= $this->wanted;
    }

    public function isSmallEnough(): bool
    {
        return $this->kiln->memory !== null && $this->jms->memory !== null && $this->kiln->memory->peak <= $this->jms->memory->peak;
    }

    /**
     * @return list<string> a sentence for each goal that was missed
     */
    public function misses(): array
    {
        $what = "{$this->direction->value} {$this->workload}, {$this->kiln->contender}";
        if ($this->ratio === null) {
            return ["Goal missed: {$what} in the place of JMS could not be measured."];
        }
        $misses = [];
        if (!$this->isFastEnough()) {
            $misses[] = \sprintf('Goal missed: %s in the place of JMS is %.1f x as fast, wanted is at least %.0f x.', $what, $this->ratio, $this->wanted);
        }
        if (!$this->isSmallEnough() && $this->kiln->memory !== null && $this->jms->memory !== null) {
            $misses[] = \sprintf('Goal missed: %s in the place of JMS needs %s more memory at its height than JMS.', $what, Text::bytes($this->kiln->memory->peak - $this->jms->memory->peak));
        }

        return $misses;
    }
}
