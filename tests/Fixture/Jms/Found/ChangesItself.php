<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Found;

use JMS\Serializer\Annotation as Jms;

/** Its hook leaves a text where an interval was. */
class ChangesItself
{
    #[Jms\Type('DateInterval')]
    public $interval;

    public function __construct()
    {
        $this->interval = new \DateInterval('P1D');
    }

    #[Jms\PostSerialize]
    public function after(): void
    {
        $this->interval = 'after';
    }
}
