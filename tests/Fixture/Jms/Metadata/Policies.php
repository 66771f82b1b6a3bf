<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Metadata;

use JMS\Serializer\Annotation as Serializer;
use JMS\Serializer\Annotation\ExclusionPolicy;

#[ExclusionPolicy(ExclusionPolicy::ALL)]
class OnlyExposed
{
    #[Serializer\Expose]
    public int $a = 1;
    public int $b = 2;

    #[Serializer\Expose, Serializer\Exclude]
    public int $both = 3;

    #[Serializer\Expose(if: 'b > 1')]
    public int $perhaps = 3;

    #[Serializer\VirtualProperty]
    public function always(): int
    {
        return 1;
    }

    #[Serializer\VirtualProperty, Serializer\Exclude]
    public function excludedAllTheSame(): int
    {
        return 1;
    }
}

class NotInherited extends OnlyExposed
{
    public int $own = 1;

    #[Serializer\Exclude]
    public int $a = 8;

    #[Serializer\Exclude, Serializer\VirtualProperty]
    public function hidden(): int
    {
        return 1;
    }
}

#[ExclusionPolicy(policy: ExclusionPolicy::NONE)]
final class AllAgain extends NotInherited
{
    public int $perhaps = 4;
}

#[ExclusionPolicy(['policy' => 'all'])]
final class ByValues
{
    public int $a = 1;
}

#[Serializer\Exclude]
#[Serializer\AccessType(type: 'none of both')]
class NothingAtAll extends OnlyExposed
{
    public int $own = 1;

    #[Serializer\VirtualProperty]
    public function virtual(): int
    {
        return 1;
    }

    #[Serializer\PreSerialize]
    private function prepare(): void {}
}

final class BelowNothing extends NothingAtAll
{
    public int $own = 2;
    public int $more = 3;

    #[Serializer\PreSerialize]
    private function prepare(): void {}
}
